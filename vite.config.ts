import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { isPageLanguage, isStaffLanguage, type PageLanguage } from './server/platform/text/pageLanguages.ts'
import { guidePages } from './vite.guide.ts'
import { inLanguage, nameIn, pageInLanguage, textsOf, wordsOf } from './vite.languages.ts'
import { buildTargets } from './web/browsers.ts'
import { numberingRules } from './web/console/phone/numberingRules.ts'

/**
 * Modules with which the console and the portal start, and modules with which the console alone starts. React has a
 * file of its own.
 */
const ofBoth = /node_modules\/(hono|lucide-react)\/|vite\/preload-helper|web\/(ui|client\/(?!queryClient))/
const ofTheConsole = /node_modules\/@tanstack\/|web\/console\/(page|session|shell)\//
/** Small modules that many screens share: of the console and the portal, and of the console alone. */
const parts =
  /node_modules\/lucide-react\/|web\/ui\/\w+\/(Badge|Card|EmptyState|ErrorBanner|LoadFailed|Skeleton|StatCard)\.tsx/
const partsOfTheConsole =
  /node_modules\/@tanstack\/|web\/(format|console\/page)\/|web\/console\/exports\/Export/

/** Parts of screens with lists, which the counter has none of. */
const lists =
  /query-core\/.*\/infiniteQueryObserver|react-query\/.*\/useInfiniteQuery|web\/console\/(page\/(PagedList|LoadedCard|UpgradeLink)|exports\/Export)|web\/ui\/buttons\/MoreButton/

/** Small modules without React, which the script of the landing page shares with the other pages. */
const plain =
  /\/(apart|locale|minorDigits|money)\.ts|web\/till\/(effectWords|texts)\.ts|web\/ui\/fields\/acceptedKeys\.ts/

/** The first screens of members of a business: the owner's, and that of people who work at the counter. */
const firstScreens = {
  '/dashboard': '/console/dashboard/DashboardScreen.tsx',
  '/counter': '/console/counter/CounterScreen.tsx',
}

/** Bundles that the build makes in each language of customers, or of teams; all others are English and made once. */
const ofCustomers = { portal: 'web/portal/index.html' }
const ofTeams = { console: 'web/console/index.html', 'console/worker': 'web/console/worker.ts' }

/**
 * The names of scripts. Compression cannot shorten the letters of a hash, and a file names forty others: one letter less
 * makes each screen 0.3 KB lighter. Seven are the fewest that the bundler takes for more than 64 files.
 */
const HASHED = 'assets/[name]-[hash:7].js'

/**
 * A build brings one language, which is its mode: `vite build --mode de` adds the German pages to those of the English
 * build.
 */
export default defineConfig(({ mode }) => {
  const language = isPageLanguage(mode) ? mode : 'en'
  const isEnglish = language === 'en'
  const hasConsole = isStaffLanguage(language)
  return {
    root: 'web',
    plugins: [
      inLanguage(isEnglish ? undefined : language),
      react(),
      tailwindcss(),
      measureCardsInOldBrowsers(),
      pageInLanguage(language),
      loadFirst(language),
      writePhoneFormats(),
      ...(hasConsole ? [describeConsole(language), guidePages()] : []),
    ],
    // For React before 18 there is a shim of what React now has itself.
    resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
    // Entries from which the development server finds the packages that the screens use.
    optimizeDeps: { entries: ['console/index.html', 'portal/index.html'] },
    // Files that keep their own address.
    publicDir: isEnglish && 'landing/public',
    build: {
      outDir: '../dist/web',
      emptyOutDir: isEnglish,
      manifest: isEnglish || `.vite/manifest.${language}.json`,
      ...buildTargets,
      // The polyfill and small inlined assets would need inline scripts and data: URLs, which the CSP refuses.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          ...ofCustomers,
          ...(hasConsole && ofTeams),
          ...(isEnglish && {
            'portal/worker': 'web/portal/worker.ts',
            // Styles and scripts that the server-rendered pages carry and load.
            joinStyles: 'web/join/join.css',
            join: 'web/join/enhance.ts',
            landingStyles: 'web/landing/landing.css',
            landing: 'web/landing/enhance.ts',
            developersStyles: 'web/developers/developers.css',
            developers: 'web/developers/enhance.ts',
          }),
        },
        // A service worker keeps its address: browsers look there for its next version.
        output: {
          entryFileNames: ({ name }) => (name.endsWith('/worker') ? nameIn(language, '[name].js') : HASHED),
          chunkFileNames: HASHED,
          // Few files: by default each module that two screens share would be a file, and each file is a request.
          codeSplitting: {
            groups: [
              { name: 'plain', test: plain, priority: 1 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'base', tags: ['$initial'], test: ofBoth },
              { name: 'frame', tags: ['$initial'], test: ofTheConsole },
              { name: 'parts', test: parts, minShareCount: 3 },
              { name: 'lists', test: lists, minShareCount: 3 },
              { name: 'page', test: partsOfTheConsole, minShareCount: 3 },
            ],
          },
        },
      },
    },
  }
})

/** Loads tiny scripts ahead of all others. The CSP forbids them in the page itself. */
function loadFirst(language: PageLanguage): Plugin {
  const scripts: { source: string; attrs: Record<string, boolean>; of?: string }[] = [
    { source: 'console/page/chosenTheme.js', attrs: {} },
    ...(isStaffLanguage(language)
      ? [{ source: 'console/session/askEarly.js', attrs: {}, of: 'console' }]
      : []),
    // It changes what is on the page, so it waits for the whole page. It still runs before the page's own script.
    { source: 'oldBrowser.js', attrs: { defer: true } },
  ]
  const emitted = new Map<string, string>()
  return {
    name: 'load-first',
    async generateBundle(_options, bundle) {
      const oldBrowserTexts = await textsOf('ui/oldBrowserTexts.ts', language)
      for (const { source } of scripts) {
        const content = readFileSync(`web/${source}`, 'utf8')
          .replaceAll('globalThis.FIRST_SCREENS', () => JSON.stringify(scriptsOfFirstScreens(bundle)))
          .replace('= OLD_BROWSER_TEXTS', () => `= ${JSON.stringify(oldBrowserTexts)}`)
        const file = this.emitFile({ type: 'asset', name: basename(source), source: content })
        emitted.set(source, this.getFileName(file))
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { path }) =>
        scripts
          .filter(({ of = '' }) => path.startsWith(`/${of}`))
          .map(({ source, attrs }) => ({
            tag: 'script',
            attrs: { ...attrs, src: `/${emitted.get(source) ?? source}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/** Scripts of each screen that people open first, by its path, without those that the page itself loads. */
function scriptsOfFirstScreens(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!
  const ofThePage = new Set(importedBy(bundle, chunkOf('/console/index.html')))
  return Object.fromEntries(
    Object.entries(firstScreens).map(([path, module]) => {
      const needed = importedBy(bundle, chunkOf(module)).filter((file) => !ofThePage.has(file))
      return [path, needed.map((file) => `/${file}`)]
    }),
  )
}

/** A chunk's file, and the files of everything that it imports. */
function importedBy(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const files = new Set([chunk.fileName])
  for (const file of files) {
    const next = bundle[file]
    if (next?.type === 'chunk') for (const imported of next.imports) files.add(imported)
  }
  return [...files]
}

/**
 * Cards are measured in hundredths of their own width. Browsers without that unit (Safari before 16, Chrome before
 * 105, Firefox before 110) get the measures of a card as wide as a phone shows it.
 */
function measureCardsInOldBrowsers(): Plugin {
  const REM_OF_HUNDREDTH = 0.2
  const inRem = (value: string) =>
    value.replace(/([\d.]+)cqi/g, (_, hundredths) => `${+(hundredths * REM_OF_HUNDREDTH).toFixed(3)}rem`)
  return {
    name: 'measure-cards-in-old-browsers',
    // The minifier of stylesheets would drop one of two measures as superfluous, so this runs after it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          file.source = String(file.source).replace(
            /(?<=[{;])([\w-]+):([^{};]*\dcqi[^{};]*)/g,
            (rule, name, value) => `${name}:${inRem(value)};${rule}`,
          )
        }
      },
    },
  }
}

/** Writes the manifest with which the console is installed, and tells its worker which files to keep. */
function describeConsole(language: PageLanguage): Plugin {
  const icons = [
    { file: 'app-192.png', sizes: '192x192', purpose: 'any' },
    { file: 'app-512.png', sizes: '512x512', purpose: 'any' },
    { file: 'app-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
  ]
  const emitted = new Map<string, string>()
  return {
    name: 'describe-console',
    apply: 'build',
    buildStart() {
      for (const { file } of icons) {
        const source = readFileSync(`web/ui/icons/${file}`)
        emitted.set(file, this.emitFile({ type: 'asset', name: file, source }))
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const words = language === 'en' ? null : await wordsOf('console/index.html', language)
        const manifest = {
          id: '/dashboard',
          name: 'Regulars',
          short_name: 'Regulars',
          description: words?.description ?? 'The counter and the back office of your loyalty program',
          lang: language,
          start_url: '/dashboard',
          scope: '/',
          display: 'standalone',
          theme_color: '#f6f4f2',
          background_color: '#f6f4f2',
          icons: icons.map(({ file, ...icon }) => ({
            src: `/${this.getFileName(emitted.get(file)!)}`,
            type: 'image/png',
            ...icon,
          })),
        }
        const source = JSON.stringify(manifest)
        this.emitFile({ type: 'asset', fileName: nameIn(language, 'console/manifest.webmanifest'), source })
        const worker = bundle[nameIn(language, 'console/worker.js')]
        if (worker?.type !== 'chunk') throw new Error('the console has no worker')
        worker.code = worker.code.replaceAll(
          'CONSOLE_BUILD',
          JSON.stringify({ ...buildOfConsole(bundle), language }),
        )
      },
    },
  }
}

/**
 * Writes the finished phone formats in place of the code that derives them from the rules of all countries: half as
 * much to load.
 */
function writePhoneFormats(): Plugin {
  return {
    name: 'write-phone-formats',
    transform: {
      filter: { id: /\/console\/phone\/numberingRules\.ts$/ },
      handler: () => `export const numberingRules = ${JSON.stringify(numberingRules)}`,
    },
  }
}

/** Every script that the console's page may load, with their stylesheets, and a digest of the list and the page. */
function buildOfConsole(bundle: Rolldown.OutputBundle): { name: string; files: string[] } {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') return
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  const page = Object.values(bundle).find(({ fileName }) => /^console\/index(\.\w+)?\.html$/.test(fileName))
  if (page?.type !== 'asset') throw new Error('the console has no page')
  for (const [, file] of String(page.source).matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g))
    add(file!)
  const sorted = [...files].sort().map((file) => `/${file}`)
  const name = createHash('sha256').update(`${page.source} ${sorted}`).digest('hex').slice(0, 16)
  return { name, files: sorted }
}
