import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowding, figure } from './support/figure.ts'

const each = 1000
const closedWithin = 10_000
const patience = 250

let folder: string
let child: ChildProcess
let site: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-slow-'))
  child = spawn(process.execPath, [fileURLToPath(new URL('support/program.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('no output')
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  site = new URL(address.replace('localhost', '127.0.0.1'))
})
afterAll(async () => {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  await rm(folder, { recursive: true, force: true })
})

test(`${each} sockets that never finish their headers and ${each} that never finish their bodies are closed, and nobody else notices`, async () => {
  const lines = ['GET /api/services HTTP/1.1\r\nHost: slow\r\n', postHead]
  const sockets = lines.flatMap((line) => Array.from({ length: each }, () => slow(line)))
  const began = performance.now()
  const times: number[] = []
  let open = sockets.length
  let lastClosed = 0
  for (const socket of sockets)
    socket.once('close', () => {
      open -= 1
      lastClosed = performance.now() - began
    })
  while (open > 0 && performance.now() - began < closedWithin + 5000) {
    const asked = performance.now()
    const answer = await fetch(new URL('/api/services', site))
    expect(answer.status).toBe(200)
    times.push(performance.now() - asked)
    for (const socket of sockets) if (socket.writable) socket.write('x')
    await sleep(100)
  }
  times.sort((a, b) => a - b)
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  figure({
    name: `slowloris, ${each} header and ${each} body sockets`,
    goal: 'p99 of others up to 250 ms, no errors, sockets closed within 10 s',
    measured: `p99 ${Math.round(p99)} ms of ${times.length} requests, all closed after ${Math.round(lastClosed)} ms`,
    isReached: p99 <= patience && lastClosed <= closedWithin,
  })
  expect(open).toBe(0)
  expect(lastClosed).toBeLessThan(closedWithin * crowding())
}, 60_000)

const postHead =
  'POST /api/Contact/sendinfoforcontact HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'

function slow(line: string): Socket {
  const socket = connect(Number(site.port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(line)
  return socket
}
