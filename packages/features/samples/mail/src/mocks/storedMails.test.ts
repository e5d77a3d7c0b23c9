import { resetSampleBackend, database } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import { saveMails, readMails } from './storedMails'
import { sampleMails } from './mails'

beforeEach(() => resetSampleBackend())

test('an invalid stored mail does not affect the others', () => {
  const [first, second] = readMails(database)
  saveMails(database, {
    new: { ...first!, id: 'new', time: 'not a time' },
    [first!.id]: { ...first!, subject: 'Changed' },
    [second!.id]: { ...second!, time: 'not a time' },
  })
  const mails = readMails(database)
  expect(mails).toHaveLength(sampleMails.length)
  expect(mails.find(({ id }) => id === first!.id)?.subject).toBe('Changed')
  expect(mails.find(({ id }) => id === second!.id)).toEqual(second)
})
