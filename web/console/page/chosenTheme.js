// Runs before the first paint, so that a page never flashes in the other theme; web/console/page/theme.ts keeps it.
const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
