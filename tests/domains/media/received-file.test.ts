import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  fileField,
  isFileSchema,
  isReceivedFile,
  ReceivedFile,
} from '../../../src/procedures/received-file.ts'

const file = new ReceivedFile({ field: 'file', filename: 'a.png', path: 'a', size: 1 })

test('only what our receiver made passes for a file', () => {
  expect(isReceivedFile(file)).toBe(true)
  expect(isReceivedFile({ ...file })).toBe(false)
  expect(fileField.safeParse({ ...file }).success).toBe(false)
  expect(fileField.parse(file)).toBe(file)
})

test.each([
  ['a file', fileField],
  ['an optional file', fileField.optional()],
  ['a nullable file', fileField.nullish()],
  ['several files', z.array(fileField)],
  ['at most 20 files, or none', z.array(fileField).max(20).default([])],
  ['a file or a list, read leniently', z.preprocess((value) => [value].flat(), z.array(fileField))],
])('%s is a file field', (_name, schema) => {
  expect(isFileSchema(schema)).toBe(true)
})

test.each([
  ['a text', z.string()],
  ['texts', z.array(z.string()).optional()],
  ['any custom value', z.custom()],
])('%s is no file field', (_name, schema) => {
  expect(isFileSchema(schema)).toBe(false)
})

test('in JSON schema it is a binary string', () => {
  const schema = z.toJSONSchema(z.object({ file: fileField.optional() }), {
    io: 'input',
    unrepresentable: 'any',
  })
  expect(schema.properties?.file).toMatchObject({ type: 'string', format: 'binary' })
})
