/**
 * A thread of its own that holds `each` sockets open for each of the `beginnings`, and writes a byte into each ten
 * times a second; who measures how others fare is not kept busy by them. Says when all are open, and when the last
 * was closed, in ms since.
 */
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { port, beginnings, each } = workerData as { port: number; beginnings: string[]; each: number }
const began = performance.now()
const sockets = beginnings.flatMap((beginning) => Array.from({ length: each }, () => open(beginning)))
let left = sockets.length
let connected = 0
const writing = setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write('x')
}, 100)

function open(beginning: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.once('connect', () => {
    connected += 1
    if (connected === sockets.length) parentPort?.postMessage({ openAfter: performance.now() - began })
  })
  socket.once('close', () => {
    left -= 1
    if (left > 0) return
    clearInterval(writing)
    parentPort?.postMessage({ closedAfter: performance.now() - began })
  })
  socket.resume()
  socket.write(beginning)
  return socket
}
