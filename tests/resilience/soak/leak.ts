import { Server } from 'node:http'

// The planted leak, brought into the program with --import: a kilobyte of heap for each request is never let go.

const kept: number[][] = []
const { emit } = Server.prototype
Server.prototype.emit = function (this: Server, name: string, ...values: unknown[]) {
  if (name === 'request') kept.push(Array.from({ length: 128 }, Math.random))
  return Reflect.apply(emit, this, [name, ...values])
}
