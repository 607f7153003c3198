/** The least that Node needs for a page: one body and one head from memory. Arguments: port, file of the body, headers as JSON. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file, headers] = process.argv.slice(2)
const body = readFileSync(file, 'latin1')
const head = [...JSON.parse(headers), ['content-length', String(body.length)]].flat()
createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body, 'latin1')
}).listen(Number(port), '127.0.0.1')
