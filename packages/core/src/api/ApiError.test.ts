import { describe, expect, test } from 'vitest'
import { ApiError } from './ApiError'

describe('whether the same read may succeed a moment later', () => {
  test.each([
    { status: 0, code: 'network', isPassing: true },
    { status: 0, code: 'timeout', isPassing: true },
    { status: 429, code: 'rate_limited', isPassing: true },
    { status: 500, code: 'http_500', isPassing: true },
    { status: 502, code: 'http_502', isPassing: true },
    { status: 503, code: 'server_busy', isPassing: true },
    { status: 504, code: 'http_504', isPassing: true },
    { status: 501, code: 'http_501', isPassing: false },
    { status: 200, code: 'contract', isPassing: false },
    { status: 400, code: 'http_400', isPassing: false },
    { status: 401, code: 'unauthorized', isPassing: false },
    { status: 403, code: 'forbidden', isPassing: false },
    { status: 404, code: 'not_found', isPassing: false },
    { status: 409, code: 'state_conflict', isPassing: false },
    { status: 412, code: 'stale_version', isPassing: false },
    { status: 422, code: 'validation', isPassing: false },
  ])('$status $code: $isPassing', ({ status, code, isPassing }) => {
    expect(new ApiError({ status, code }).isPassing).toBe(isPassing)
  })
})

test('its message is the server’s, or the code where the server gave none', () => {
  expect(new ApiError({ status: 409, code: 'x', serverMessage: 'Taken' }).message).toBe('Taken')
  expect(new ApiError({ status: 409, code: 'duplicate' }).message).toBe('duplicate')
})

test('what the server left out is null or empty, never undefined', () => {
  expect(new ApiError({ status: 500, code: 'http_500' })).toMatchObject({
    serverMessage: null,
    requestId: null,
    fields: [],
    retryAfter: null,
  })
})

describe('whether nobody knows what came of a write', () => {
  test.each([
    { status: 0, code: 'network', isUnclear: true },
    { status: 0, code: 'timeout', isUnclear: true },
    { status: 0, code: 'offline', isUnclear: false },
    { status: 200, code: 'contract', isUnclear: true },
    { status: 400, code: 'http_400', isUnclear: false },
    { status: 408, code: 'http_408', isUnclear: true },
    { status: 422, code: 'validation', isUnclear: false },
    { status: 429, code: 'rate_limited', isUnclear: false },
    { status: 500, code: 'http_500', isUnclear: true },
    { status: 503, code: 'server_busy', isUnclear: true },
  ])('$status $code: $isUnclear', ({ status, code, isUnclear }) => {
    expect(new ApiError({ status, code }).isUnclear).toBe(isUnclear)
  })
})
