/**
 * The settings for hosts that do not read `_headers`: Apache's .htaccess and Vercel's vercel.json, each with the
 * security headers, cache times, and URLs without '.html'. They contain no Content-Security-Policy: every page carries
 * its own.
 */
import type { HeaderSet } from '#server/http/headers/security-headers.ts'
import { ASK_AGAIN, FILE_RULES, type HeaderRule } from './header-rules.ts'

/** Of several rules that match a URL, the last one wins. */
const rulesFor = (always: HeaderSet): readonly HeaderRule[] => [
  { pattern: '/*', headers: { ...always, 'cache-control': ASK_AGAIN } },
  ...FILE_RULES,
]

/** The texts by file name. */
export function hostFiles(always: HeaderSet): Readonly<Record<string, string>> {
  return {
    '.htaccess': apacheRules(always),
    'vercel.json': vercelRules(always),
    // For GitHub Pages, which otherwise leaves out names that start with '_'.
    '.nojekyll': '',
  }
}

function apacheRules(always: HeaderSet): string {
  const lines = rulesFor(always).flatMap(({ pattern, headers }) => {
    const where =
      pattern === '/*' ? '' : ` "expr=%{REQUEST_URI} =~ m#^${pattern.replaceAll('.', '\\.').replace(/\*$/, '')}#"`
    return Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"${where}`)
  })
  return `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
AddType application/manifest+json .webmanifest

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.*[^/])$ $1.html [L]
</IfModule>

<IfModule mod_headers.c>
${lines.join('\n')}
</IfModule>
`
}

function vercelRules(always: HeaderSet): string {
  const headers = rulesFor(always).map((rule) => ({
    source: rule.pattern.replace('*', '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}
