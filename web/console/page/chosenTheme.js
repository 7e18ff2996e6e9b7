// Runs before the first paint, so that a page never flashes in the other theme. web/console/page/theme.ts stores the
// choice.
const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
