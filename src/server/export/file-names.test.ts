import { describe, expect, it } from 'vitest'
import { ExportError } from './export-error.ts'
import { pageFiles, plainFile } from './file-names.ts'

describe('the files of a URL', () => {
  it('are two for a page, so that it is found with and without a slash at its end', () => {
    expect(pageFiles('/')).toEqual(['index.html'])
    expect(pageFiles('/quiz/editing/Set_5')).toEqual(['quiz/editing/Set_5.html', 'quiz/editing/Set_5/index.html'])
  })

  it('are named as a host decodes them', () => {
    expect(plainFile('/files/a%20b/%E5%9B%BE.webp')).toBe('files/a b/图.webp')
  })

  it.each(['/a/%2e%2e/b', '/a%2Fb', '/a%5Cb', '/c%3A', '/a//b', '/%2e'])('%s is no name for a file', (path) => {
    expect(() => plainFile(path)).toThrow(ExportError)
  })
})
