import { expect, test } from 'vitest'
import { createTranslators } from './workflowMessages'

test('loads the messages of a language once, and again if that failed', async () => {
  let reads = 0
  async function load() {
    reads += 1
    if (reads === 1) throw new Error('The words could not be fetched')
    return { 'blocker.late': 'It is too late.' }
  }
  const messages = { namespace: 'late' as never, load: { en: load, tr: load, ar: load }, uses: [] }
  const translatorOf = createTranslators([messages])
  await expect(translatorOf('en')).rejects.toThrow('could not be fetched')
  for (const translate of [await translatorOf('en'), await translatorOf('en')])
    expect(translate(messages, 'blocker.late')).toBe('It is too late.')
  expect(reads).toBe(2)
})
