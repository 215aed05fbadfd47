import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import configure from '../../build/packaging/electron-builder.mjs'
import { WORDS } from '../../build/packaging/words.mjs'
import { ROOT } from '../../build/prepare.mjs'
import { SERVICE } from '../../electron/host/discovery/announcement.ts'
import { GAME_ENDING, LINK_SCHEME, RULES_ENDING } from '../../engine/core/fileEndings.ts'

const at = (...parts: string[]) => path.join(ROOT, ...parts)
const read = (place: string) => readFileSync(at('build/packaging', place), 'utf8')

/** The builder's own check of a configuration, by its own schema. */
const { validateConfiguration } = await import(pathToFileURL(at('node_modules/app-builder-lib/out/util/config/config.js')).href)
const validate = (configuration: object): Promise<void> => validateConfiguration(configuration, { isEnabled: false, add: () => undefined })

beforeEach(() => void vi.stubEnv('GITHUB_REPOSITORY', ''))
afterEach(() => void vi.unstubAllEnvs())

describe('the configuration of the installers', () => {
  test('holds by the builder’s own schema, with and without a place to publish', async () => {
    await validate(configure())
    vi.stubEnv('GITHUB_REPOSITORY', 'somebody/a-table')
    await validate(configure())
  })

  test('would be refused with an option that the builder does not know', async () => {
    await expect(validate({ ...configure(), oneKlick: true })).rejects.toThrow(/oneKlick/)
    await expect(validate({ ...configure(), electronFuses: { runAsNode: 'no' } })).rejects.toThrow(/runAsNode/)
  })

  test('names no file that is not there', () => {
    const { win, nsis, mac, linux, deb, extraResources } = configure()
    const places = [
      ...[win, mac].flatMap((system) => [system.icon, ...system.fileAssociations.map(({ icon }) => icon)]),
      nsis.include,
      mac.entitlements,
      mac.entitlementsInherit,
      linux.icon,
      ...[...extraResources, ...mac.extraResources, ...linux.extraFiles].map(({ from }) => from),
      ...deb.fpm.map((line) => path.relative(ROOT, line.split('=')[0] ?? '')),
    ]
    expect(places.length).toBeGreaterThan(12)
    expect(places.filter((place) => !existsSync(at(place)))).toEqual([])
  })

  test('makes what is promised for each system', () => {
    const { win, nsis, mac, linux } = configure()
    expect(win.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }])
    expect(nsis).toMatchObject({ perMachine: false, oneClick: true })
    expect(mac.target.map(({ target, arch }) => `${target} ${arch}`)).toEqual(['dmg universal', 'zip universal'])
    expect(linux.target.map(({ target }) => target)).toEqual(['deb', 'rpm', 'AppImage', 'tar.gz'])
  })

  test('is hardened on macOS where there is a certificate, and else sealed for nobody in particular', async () => {
    vi.stubEnv('CSC_LINK', 'certificate.p12')
    expect(configure().mac).toMatchObject({ hardenedRuntime: true, entitlements: 'build/packaging/mac/entitlements.plist' })
    expect(configure().mac).not.toHaveProperty('identity')
    await validate(configure())
    vi.stubEnv('CSC_LINK', '')
    expect(configure().mac).toMatchObject({ hardenedRuntime: false, identity: '-' })
  })

  test('sets every fuse that the security page names', () => {
    expect(configure().electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      grantFileProtocolExtraPrivileges: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
    })
  })

  test('publishes drafts where the repository is known, and asks nowhere for updates where it is not', async () => {
    expect(configure().publish).toBeNull()
    vi.stubEnv('GITHUB_REPOSITORY', 'somebody/a-table')
    expect(configure().publish).toEqual([{ provider: 'github', owner: 'somebody', repo: 'a-table', releaseType: 'draft' }])
  })

  test('lets no AppImage be started without its sandbox', () => {
    expect(configure().appImage.executableArgs).toEqual([])
    expect(configure().linux.extraFiles).toContainEqual({ from: 'build/packaging/linux/AppRun', to: 'AppRun' })
  })
})

describe('files, links and the network', () => {
  test('are called alike by the installers and the program', () => {
    const { win, mac, protocols, linux } = configure()
    for (const system of [win, mac]) expect(system.fileAssociations.map(({ ext }) => `.${ext}`)).toEqual([GAME_ENDING, RULES_ENDING])
    expect(protocols.flatMap(({ schemes }) => schemes)).toEqual([LINK_SCHEME])
    expect(read('windows/links.nsh')).toContain(`"Software\\Classes\\${LINK_SCHEME}"`)
    expect(mac.extendInfo.NSBonjourServices).toEqual([`_${SERVICE}._tcp`])
    const kinds = read('linux/share/mime/packages/corsair-table.xml')
    for (const ending of [GAME_ENDING, RULES_ENDING]) expect(kinds).toContain(`<glob pattern="*${ending}"/>`)
    for (const type of linux.mimeTypes) expect(kinds).toContain(`<mime-type type="${type}">`)
  })

  test('are told of in our languages', () => {
    const kinds = read('linux/share/mime/packages/corsair-table.xml')
    for (const [language, words] of Object.entries(WORDS)) {
      expect(Object.keys(words)).toEqual(Object.keys(WORDS.en))
      const told = read(`mac/${language}.lproj/InfoPlist.strings`)
      expect(told).toContain(`"NSLocalNetworkUsageDescription" = "${words.localNetwork}";`)
      for (const kind of ['game', 'rules'] as const) {
        expect(told).toContain(`"${WORDS.en[kind]}" = "${words[kind]}";`)
        expect(kinds).toContain(`<comment${language === 'en' ? '' : ` xml:lang="${language}"`}>${words[kind]}</comment>`)
      }
    }
  })
})

describe('workflows', () => {
  const folder = at('.github/workflows')
  const files = readdirSync(folder)

  test('run the commands of the project, and give each job no more than it needs', () => {
    const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: Record<string, string> }
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      for (const [, name = ''] of text.matchAll(/npm (?:run )?([a-z:]+)/g)) expect(Object.keys(scripts), file).toContain(name)
      expect(text).toMatch(/^permissions: (\{\}|\n {2}contents: read)/m)
      expect(text).not.toMatch(/pull_request_target|secrets: inherit/)
    }
  })

  test('are small', () => {
    for (const file of files) expect(statSync(path.join(folder, file)).size).toBeLessThan(8000)
  })
})
