/** Whether the picture that SITE_MARK names is on the site. */

/**
 * Asks the running site at `siteUrl` for `mark` as a browser would, without what another host has. Null if it is there;
 * otherwise a line for the operator. Never rejects.
 */
export async function markProblem(siteUrl: string, mark: string): Promise<string | null> {
  const problem = (what: string) => `SITE_MARK: ${mark} ${what}; pages show no picture beside the name`
  try {
    const { status, headers } = await fetch(siteUrl + mark, { method: 'HEAD', redirect: 'manual' })
    // The site redirects to the bucket only for files that it has.
    if (status === 302) return null
    if (status !== 200) return problem(`is not on this site (status ${status})`)
    const type = headers.get('content-type') ?? ''
    return type.startsWith('image/') ? null : problem(`is not a picture (${type})`)
  } catch {
    return problem('could not be looked at')
  }
}
