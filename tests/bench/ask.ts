/**
 * `node tests/bench/ask.ts URL`: asks for the page as often as each number on standard input says, two at a time,
 * and writes a line when all have come.
 */
import { Agent, get } from 'node:http'
import { createInterface } from 'node:readline'

const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 404)
        reject(new Error(`${url}: ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })

for await (const line of createInterface(process.stdin)) {
  await Promise.all(Array.from({ length: Number(line) }, ask))
  process.stdout.write('done\n')
}
