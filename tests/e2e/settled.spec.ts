import { expect, settled, test } from './support/test.ts'

// A movement that begins just before it is scrolled out of view made a journey wait for five minutes.
test('what the browser skips out of view is waited for no longer than it moves, what is in view until its end', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      section { content-visibility: auto; contain-intrinsic-size: auto 700px }
      i { opacity: 1; transition: opacity 400ms }
      .moves i { opacity: 0 }
    </style>
    <section><i>above</i></section><div style="height: 9000px"></div><i>below</i>`)
  const below = page.getByText('below')
  await page.evaluate(async () => {
    document.body.className = 'moves'
    scrollTo(0, 9000)
    await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(2)
  await settled(page)
  expect(await below.evaluate((one) => getComputedStyle(one).opacity)).toBe('0')
})
