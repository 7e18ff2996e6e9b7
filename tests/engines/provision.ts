// Runs before the tests and the bench. Installs missing engines where it may (root on Debian), and prints what this
// machine cannot run.
import {
  canBuildImages,
  findChromium,
  findFirefox,
  findPgBouncer,
  findPostgres,
  findSpamAssassin,
  findWebKit,
} from './findBinaries.ts'
import { installWithApt, mayUseApt } from './installWithApt.ts'
import { isProof } from './proof.ts'

// Fonts with letters, emoji and right-to-left scripts for the pages.
const fonts = ['fonts-liberation', 'fonts-noto-color-emoji', 'fonts-dejavu-core']

if (mayUseApt()) {
  if (!findPostgres() && process.env.PG_BIN === undefined) await installWithApt(['postgresql'])
  // Older releases have no headless shell.
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (!findChromium() && process.env.CHROMIUM_PATH === undefined) await installWithApt([browser, ...fonts])
  if (!findFirefox() && process.env.FIREFOX_PATH === undefined) await installWithApt(['firefox-esr'])
  if (isProof && !findSpamAssassin()) await installWithApt(['spamassassin'])
  if (isProof && !canBuildImages()) await installWithApt(['buildah', 'mmdebstrap'])
  if (!findWebKit()) await installWithApt(['webkit2gtk-driver', 'xvfb'])
}

if (!findPostgres()) {
  console.log(
    'NOT HERE: PostgreSQL. Everything runs on the embedded engine instead; tests that need a busy server\n' +
      '  are skipped. Remedy: install postgresql (15 or newer), or set PG_BIN to the folder with initdb.',
  )
}
if (!findChromium()) {
  console.log(
    'NOT HERE: Chromium. All browser journeys are skipped.\n' +
      '  Remedy: install chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}
if (!findFirefox() || !findWebKit()) {
  console.log(
    'NOT HERE: Firefox or WebKit. What is tried in them beside Chromium is skipped.\n' +
      '  Remedy: install firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX_PATH to a Firefox.',
  )
}
if (isProof && !findSpamAssassin()) {
  console.log(
    'NOT HERE: SpamAssassin. What it thinks of our mails is not asked.\n  Remedy: install spamassassin.',
  )
}
if (isProof && !canBuildImages()) {
  console.log(
    'NOT HERE: buildah and mmdebstrap, with the rights of root. The image is not built.\n' +
      '  Remedy: install both on a Debian, and prove as root.',
  )
}
if (isProof && !findPgBouncer()) {
  console.log(
    'NOT HERE: PgBouncer 1.21 or newer. Nothing runs through a pooler.\n' +
      '  Remedy: install pgbouncer, or set PGBOUNCER_PATH to its program.',
  )
}
