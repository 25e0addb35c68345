/**
 * HEAD requests over 50 connections, for wrk and autocannon wait for a body that doesn't come. Run by load.ts as a
 * process of its own: `head-load.ts <url> <seconds> <headers as JSON>`; prints its figures as JSON.
 */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { Figures } from './load.ts'

const [address = '', seconds = '1', given = '{}'] = process.argv.slice(2)
const { hostname, port, host, pathname, search } = new URL(address)
const lines = Object.entries(JSON.parse(given) as Record<string, string>).map(
  ([name, value]) => `${name}: ${value}\r\n`,
)
const request = `HEAD ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`
const times: number[] = []
let failed = 0
let isOver = false

function keepAsking(): Promise<void> {
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let head = ''
    let sentAt = 0
    const ask = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setEncoding('latin1').on('connect', ask).on('close', done)
    socket.on('error', () => {
      failed++
    })
    socket.on('data', (part: string) => {
      head += part
      if (!head.endsWith('\r\n\r\n')) return
      times.push(performance.now() - sentAt)
      if (!head.startsWith('HTTP/1.1 200')) failed++
      head = ''
      if (isOver) socket.end()
      else ask()
    })
  })
}

const connections = Array.from({ length: 50 }, keepAsking)
setTimeout(() => {
  isOver = true
}, Number(seconds) * 1000)
await Promise.all(connections)
times.sort((one, other) => one - other)
const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
const figures: Figures = { requests: times.length / Number(seconds), p50: at(0.5), p99: at(0.99), failed }
process.stdout.write(JSON.stringify(figures))
