import { expect, test } from 'vitest'
import { signing } from '../../build/packaging/signing.mjs'

const NOTARY = { APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' }

test.each([
  ['linux', {}, /checksums/],
  ['win32', {}, /^Not signed: WIN_CSC_LINK/],
  ['win32', { WIN_CSC_LINK: 'a.pfx' }, /^Signed for Windows/],
  ['darwin', {}, /ad hoc.*CSC_LINK/],
  ['darwin', { CSC_LINK: 'a.p12' }, /not notarised: APPLE_API_KEY, APPLE_API_KEY_ID, APPLE_API_ISSUER are missing/],
  ['darwin', { CSC_LINK: 'a.p12', ...NOTARY }, /^Signed and notarised/],
] as const)('on %s with %j it is said how far installers are signed', (platform, env, said) => {
  expect(signing(platform, env)).toMatch(said)
})
