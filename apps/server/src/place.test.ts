import { expect, test } from 'vitest'
import { nameOfPlace, placeOf } from './place'
import { StartupError } from './StartupError'

const url = 'postgres://amina:secret@db.example:5432/console'

test('the command’s option takes precedence over the environment, and DATABASE_URL over DATA', () => {
  const environment = { DATABASE_URL: url, DATA: 'kept.sqlite' }
  expect(placeOf('mine.sqlite', environment)).toBe('mine.sqlite')
  expect(placeOf(undefined, environment)).toBe(url)
  expect(placeOf(undefined, { ...environment, DATABASE_URL: '' })).toBe('kept.sqlite')
  expect(placeOf(undefined, {})).toBe('data/world.sqlite')
})

test.each([
  'localhost/console',
  'mysql://db.example/console',
  'postgres://db.example:none/console',
])('an address that cannot be read is no file either: %s', (DATABASE_URL) => {
  expect(() => placeOf(undefined, { DATABASE_URL })).toThrow(StartupError)
})

test('no password is shown', () => {
  expect(nameOfPlace(url)).toBe('PostgreSQL at db.example:5432/console')
  expect(nameOfPlace('kept.sqlite')).toBe('kept.sqlite')
})
