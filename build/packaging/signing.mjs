const NOTARY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER']

/** In one line, how far the environment says how to sign for this system. */
export function signing(platform, env) {
  if (platform === 'linux') return 'Packages for Linux are not signed; their checksums are.'
  if (platform === 'win32')
    return env.WIN_CSC_LINK || env.CSC_LINK ? 'Signed for Windows.' : 'Not signed: WIN_CSC_LINK says no certificate.'
  if (!env.CSC_LINK && !env.CSC_NAME) return 'Signed for this machine alone (ad hoc), not notarised: CSC_LINK says no certificate.'
  const missing = NOTARY.filter((name) => !env[name])
  return missing.length === 0 ? 'Signed and notarised for macOS.' : `Signed for macOS, not notarised: ${missing.join(', ')} are missing.`
}
