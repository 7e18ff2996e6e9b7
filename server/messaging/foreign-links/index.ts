export { foreignHosts, NOTHING_LEFT, ownHosts, type Words, withoutLinksTo } from './foreignLinks.ts'
export { hostsToReview, reasonOfHosts, unseenAmong, unseenHosts } from './hostsToReview.ts'
export { askForReview, releaseHosts, settleHost } from './reviews.ts'
