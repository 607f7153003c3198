import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { createS3Bucket } from './s3-bucket.ts'

const PAGES: Readonly<Record<string, string>> = {
  '': `<ListBucketResult><IsTruncated>true</IsTruncated>
    <Contents><Key>contents/1/a+b%20c%2B.pdf</Key><LastModified>2026</LastModified><Size>7</Size></Contents>
    <Contents><Size>0</Size><Key>contents/2/%E6%9E%97.mp3</Key></Contents></ListBucketResult>`,
  'contents/2/林.mp3':
    '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>contents/3/z</Key><Size>12</Size></Contents></ListBucketResult>',
}

it('lists the sizes of all objects, page by page', async () => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    expect(searchParams.get('prefix')).toBe('contents/')
    response.end(PAGES[searchParams.get('start-after') ?? ''])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1', addressing: 'path' } as const
  const bucket = createS3Bucket({ endpoint: url, publicEndpoint: url, bucket: 'files', ...keys }, 1000)
  expect([...(await bucket.sizes('contents/'))]).toEqual([
    ['contents/1/a b c+.pdf', 7],
    ['contents/2/林.mp3', 0],
    ['contents/3/z', 12],
  ])
  server.closeAllConnections()
  server.close()
})
