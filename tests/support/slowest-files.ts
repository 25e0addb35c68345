import type { Reporter, TestModule } from 'vitest/node'
import { recordTimes } from './test-times.ts'

/** Says at the end of a run how long it took and which files took longest, and keeps both for the budget. */
export class SlowestFiles implements Reporter {
  #began = performance.now()

  onInit(): void {
    this.#began = performance.now()
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = modules.map((module) => ({
      file: [module.project.name, module.relativeModuleId].filter((part) => part !== 'suite').join(' '),
      seconds: module.diagnostic().duration / 1000,
    }))
    process.stdout.write(`\n${await recordTimes('vitest', files, (performance.now() - this.#began) / 1000)}`)
  }
}
