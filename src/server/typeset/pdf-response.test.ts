import { expect, test } from 'vitest'
import { canTypeset, compilerProblem } from './can-typeset.ts'
import { pdfResponse } from './pdf-response.ts'
import type { PdfService } from './pdf-service.ts'
import type { TypesetJob } from './typeset-job.ts'

const ANNA = '203.0.113.7'
const SITE = 'https://readysix.example'
const job: TypesetJob = { template: 'printout', name: 'editing-Set_1', data: '{}' }
const pdfs = (print: PdfService['print']): PdfService => ({ versionOf: () => 'v1', print, stop: () => {} })
const made = pdfs(async () => ({ status: 'made', pdf: new Uint8Array([1, 2]) }))
const ask = (headers = {}) => new Request('http://localhost/quiz/editing/Set_1/paper.pdf', { headers })

test('a paper is sent with its name, and not again to who has it', async () => {
  const answer = await pdfResponse(made, job, ask(), ANNA, SITE)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="editing-Set_1.pdf"')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2]))
  expect((await pdfResponse(made, job, ask({ 'if-none-match': '"v1"' }), ANNA, SITE)).status).toBe(304)
})

test.each([
  [SITE, 'public, max-age=0, s-maxage=60, must-revalidate'],
  [null, 'private, max-age=0, must-revalidate'],
])('a paper of the site at %s, which stands in it, is kept by caches as %s', async (siteUrl, control) => {
  for (const headers of [{}, { 'if-none-match': '"v1"' }])
    expect((await pdfResponse(made, job, ask(headers), ANNA, siteUrl)).headers.get('cache-control')).toBe(control)
})

test('what cannot be made now, or at all, is said in words', async () => {
  const busy = await pdfResponse(
    pdfs(async () => ({ status: 'busy', jobs: 30 })),
    job,
    ask(),
    ANNA,
    SITE,
  )
  expect(await busy.text()).toContain('try again in 30 seconds')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30'])
  const failed = await pdfResponse(
    pdfs(async () => ({ status: 'failed' })),
    job,
    ask(),
    ANNA,
    SITE,
  )
  expect(failed.status).toBe(500)
  const left = await pdfResponse(
    pdfs(async () => ({ status: 'left' })),
    job,
    ask(),
    ANNA,
    SITE,
  )
  expect(left.status).toBe(400)
  const none = await pdfResponse(null, job, ask(), ANNA, SITE)
  expect(none.status).toBe(501)
  expect(await none.text()).toContain('Print the page instead')
})

test('a platform that the compiler does not know cannot typeset, and the operator is told why', () => {
  expect(canTypeset('plan9', 'mips')).toBe(false)
  expect(compilerProblem('plan9', 'mips')).toContain('compiler-plan9-mips is not installed')
})
