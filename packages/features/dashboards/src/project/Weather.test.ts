import { expect, test } from 'vitest'
import { speedIn, temperatureIn } from './Weather'

test.each([
  [0, 32],
  [22, 72],
  [-40, -40],
])('%d degrees Celsius are %d degrees Fahrenheit', (celsius, fahrenheit) => {
  expect(temperatureIn('C', celsius, 'en')).toBe(`${celsius}°C`)
  expect(temperatureIn('F', celsius, 'en')).toBe(`${fahrenheit}°F`)
})

test('19 kilometres an hour are 12 miles an hour', () => {
  expect(speedIn('KMH', 19, 'en')).toBe('19 km/h')
  expect(speedIn('MPH', 19, 'en')).toBe('12 mph')
})
