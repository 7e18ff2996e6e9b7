export { foreignHosts, NOTHING_LEFT, ownHosts, type Words, withoutLinksTo } from './foreignLinks.ts'
export { hostsToLookAt, reasonOfHosts, unseenAmong, unseenHosts } from './hostsToLookAt.ts'
export { askForLook, releaseHosts, settleHost } from './looks.ts'
