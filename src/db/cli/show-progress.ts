import type { Progress, Step } from '../backup/progress.ts'

type Output = { isTTY?: boolean; write(text: string): unknown }

/**
 * Shows the progress of a command: one changing line on a terminal, elsewhere a line for each step and
 * quarter of it.
 */
export function showProgress(output: Output = process.stderr): Progress {
  const every = output.isTTY ? 1 : 25
  let shown: { step: Step; percent: number } | undefined
  return (step, done, all) => {
    const percent = all === 0 ? 100 : Math.min(100, Math.floor((done / all) * 100))
    const rounded = percent - (percent % every)
    if (shown?.step === step && shown.percent >= rounded) return
    shown = { step, percent: rounded }
    const line = `${step}: ${rounded} %`
    if (!output.isTTY) output.write(`${line}\n`)
    else output.write(`\r\u001b[K${line}${rounded === 100 ? '\n' : ''}`)
  }
}
