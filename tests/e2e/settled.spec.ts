import { expect, settled, test } from './support/test.ts'

// A movement that begins just before it is scrolled out of view made a journey wait for five minutes.
test('what the browser skips out of view is waited for no longer than it moves, what is in view until its end', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      section { content-visibility: auto; contain-intrinsic-size: auto 700px }
      i { opacity: 1; transition: opacity 2s }
      .moves i { opacity: 0 }
    </style>
    <section><i>above</i></section><div style="height: 9000px"></div><i>below</i>`)
  const below = page.getByText('below')
  const moving = await page.evaluate(async () => {
    document.body.className = 'moves'
    // Both have begun before one of them is out of view.
    await new Promise(requestAnimationFrame)
    scrollTo(0, 9000)
    await new Promise(requestAnimationFrame)
    return document.getAnimations().length
  })
  expect(moving).toBe(2)
  await settled(page)
  expect(await below.evaluate((one) => getComputedStyle(one).opacity)).toBe('0')
})
