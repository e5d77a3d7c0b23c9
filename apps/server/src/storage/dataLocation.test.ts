import { expect, test } from 'vitest'
import { nameOfLocation, dataLocationOf } from './dataLocation'
import { StartupError } from '../process/StartupError'

const url = 'postgres://amina:secret@db.example:5432/console'

test('the command’s option takes precedence over the environment, and DATABASE_URL over DATA', () => {
  const environment = { DATABASE_URL: url, DATA: 'kept.sqlite' }
  expect(dataLocationOf('mine.sqlite', environment)).toBe('mine.sqlite')
  expect(dataLocationOf(undefined, environment)).toBe(url)
  expect(dataLocationOf(undefined, { ...environment, DATABASE_URL: '' })).toBe('kept.sqlite')
  expect(dataLocationOf(undefined, {})).toBe('data/console.sqlite')
})

test.each([
  'localhost/console',
  'mysql://db.example/console',
  'postgres://db.example:none/console',
])('an invalid address is refused, not used as a file: %s', (DATABASE_URL) => {
  expect(() => dataLocationOf(undefined, { DATABASE_URL })).toThrow(StartupError)
})

test('no password is shown', () => {
  expect(nameOfLocation(url)).toBe('PostgreSQL at db.example:5432/console')
  expect(nameOfLocation('kept.sqlite')).toBe('kept.sqlite')
})
