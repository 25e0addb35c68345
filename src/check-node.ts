import process from 'node:process'

// Imported before everything else: ends a start on a Node that this program doesn't run on (OPS-1), in syntax
// that older ones can read.

const needed = 24
const version = process.version.slice(1)

if (Number.parseInt(version, 10) < needed) {
  process.stderr.write(
    `matbaa: Node ${needed} or later is needed, and this is ${version}: start it through npm, which brings one, or with node_modules/.bin/node.\n`,
  )
  process.exit(1)
}
