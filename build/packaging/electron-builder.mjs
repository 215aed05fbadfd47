/**
 * What installers are made of, for electron-builder: `npm run dist` makes those of this system, `npm run pack:check` proves what is in them.
 *
 * Files that a person double-clicks have one ending each, because systems know files by what follows the last dot:
 *   `.corsair-rules`  a set of house rules, as the Workshop exports it (JSON, `engine/core/houseRules.ts`); older exports are
 *                     `*.corsair-rules.json`, which the Workshop reads on and no system opens by itself;
 *   `.corsair-game`   a saved game: the journal of a table as it lies in the data folder (`tables/TABLE.ndjson`), copied under another name.
 * A program that is opened by a file is told of it as `open-file` on macOS and as the last argument elsewhere; it believes what the
 * file holds, never its name. Links are `corsair-table://join/…`. All of these are named once, in `engine/core/fileEndings.ts`.
 *
 * What the program seldom needs it loads with `import()` (so `electron-updater`): that becomes a file of its own in `dist/electron`.
 *
 * Where `GITHUB_REPOSITORY` (OWNER/NAME) is not known there is no place to ask for updates: no `app-update.yml` is written.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBackFuses } from './fuses.mjs'
import { WORDS } from './words.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { en, ru, tr } = WORDS

const NAME = 'corsair-table'
const GAME_TYPE = `application/vnd.${NAME}.game`
const RULES_TYPE = `application/vnd.${NAME}.rules+json`

/** Where releases are laid out, and updates asked for. */
function place() {
  const [owner, repo] = (process.env.GITHUB_REPOSITORY ?? '').split('/')
  if (!owner || !repo) return { homepage: `https://${NAME}.invalid/`, publish: null }
  return { homepage: `https://github.com/${owner}/${repo}`, publish: [{ provider: 'github', owner, repo, releaseType: 'draft' }] }
}

/** Without a certificate a program for macOS is sealed for nobody in particular, or Apple's processors would not start it. */
const forMac = () => (process.env.CSC_LINK || process.env.CSC_NAME ? { hardenedRuntime: true } : { hardenedRuntime: false, identity: '-' })

/** What Windows and macOS open with the program; Linux is told by `linux/`, with pictures and words in our languages. */
const opened = (format) => [
  {
    ext: 'corsair-game',
    name: en.game,
    description: en.game,
    icon: `assets/desktop/game.${format}`,
    role: 'Viewer',
    rank: 'Owner',
  },
  {
    ext: 'corsair-rules',
    name: en.rules,
    description: en.rules,
    icon: `assets/desktop/rules.${format}`,
    role: 'Editor',
    rank: 'Owner',
  },
]

/** Names and pictures of our kinds of files, below the folder where every desktop on Linux looks for such. */
const SHARED = ['build/packaging/linux/share/mime', 'assets/desktop/share/icons']
const intoPackages = SHARED.map((place) => `${path.join(ROOT, place)}=/usr/share`)
const besideProgram = SHARED.map((from) => ({ from, to: `usr/share/${path.basename(from)}` }))

/** Per user, without an administrator. */
const windows = () => ({
  win: {
    target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
    icon: 'assets/desktop/icon.ico',
    fileAssociations: opened('ico'),
  },
  nsis: {
    oneClick: true,
    perMachine: false,
    buildUniversalInstaller: false,
    installerLanguages: ['en_US', 'ru_RU', 'tr_TR'],
    deleteAppDataOnUninstall: false,
    include: 'build/packaging/windows/links.nsh',
  },
})

/** One program for both kinds of processors. */
const mac = () => ({
  mac: {
    target: [
      { target: 'dmg', arch: ['universal'] },
      { target: 'zip', arch: ['universal'] },
    ],
    category: 'public.app-category.card-games',
    icon: 'assets/desktop/icon.icns',
    fileAssociations: opened('icns'),
    ...forMac(),
    gatekeeperAssess: false,
    entitlements: 'build/packaging/mac/entitlements.plist',
    entitlementsInherit: 'build/packaging/mac/entitlements.plist',
    extendInfo: { NSLocalNetworkUsageDescription: en.localNetwork, NSBonjourServices: [`_${NAME}._tcp`] },
    extraResources: [{ from: 'build/packaging/mac', to: '.', filter: ['*.lproj/**'] }],
  },
  dmg: { title: `\${productName} \${version}` },
})

/** What is installed by the system, and what is simply started. */
const linux = () => ({
  linux: {
    target: ['deb', 'rpm', 'AppImage', 'tar.gz'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
    executableName: NAME,
    icon: 'assets/desktop/linux',
    category: 'Game;CardGame;BoardGame',
    synopsis: en.comment,
    description: en.comment,
    mimeTypes: [GAME_TYPE, RULES_TYPE],
    syncDesktopName: true,
    desktop: {
      entry: {
        GenericName: en.generic,
        'GenericName[ru]': ru.generic,
        'GenericName[tr]': tr.generic,
        'Comment[ru]': ru.comment,
        'Comment[tr]': tr.comment,
        Keywords: en.keywords,
        'Keywords[ru]': ru.keywords,
        'Keywords[tr]': tr.keywords,
      },
    },
    // Laid over what the builder writes: see the file.
    extraFiles: [{ from: 'build/packaging/linux/AppRun', to: 'AppRun' }, ...besideProgram],
  },
  deb: { fpm: intoPackages },
  rpm: { fpm: intoPackages },
  // The builder would start an AppImage without its sandbox where it cannot have one.
  appImage: { executableArgs: [] },
  toolsets: { appimage: '1.0.3' },
})

/** Made anew for each asking: the builder writes into what it is given. */
export default () => ({
  appId: 'table.corsair.desktop',
  productName: 'Corsair Table',
  copyright: 'Copyright (c) the Corsair Table contributors, MIT licence',
  directories: { buildResources: 'build/packaging', output: 'out' },
  artifactName: `${NAME}-\${version}-\${os}-\${arch}.\${ext}`,
  extraMetadata: {
    author: { name: 'Corsair Table', email: `nobody@${NAME}.invalid` },
    homepage: place().homepage,
    desktopName: `${NAME}.desktop`,
  },

  // Everything is bundled: no package goes along, none is looked for.
  beforeBuild: () => false,
  files: [
    'dist/electron/{main.js,host.js,part-*.js,bot-worker.js,preload.cjs}',
    'dist/renderer/**',
    '!dist/renderer/{desktop/**,manifest.json}',
  ],
  asar: true,
  extraResources: [{ from: 'assets/desktop/LICENCES.txt', to: 'LICENCES.txt' }],
  electronLanguages: ['en', 'ru', 'tr'],
  protocols: [{ name: 'Corsair Table', schemes: [NAME] }],
  publish: place().publish,

  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    grantFileProtocolExtraPrivileges: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
  },
  afterAllArtifactBuild: readBackFuses,

  ...windows(),
  ...mac(),
  ...linux(),
})
