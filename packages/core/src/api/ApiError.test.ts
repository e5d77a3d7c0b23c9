import { describe, expect, test } from 'vitest'
import { ApiError } from './ApiError'

describe('isTransient marks errors that a retry of the read may fix', () => {
  test.each([
    { status: 0, code: 'network', isTransient: true },
    { status: 0, code: 'timeout', isTransient: true },
    { status: 429, code: 'rate_limited', isTransient: true },
    { status: 500, code: 'http_500', isTransient: true },
    { status: 502, code: 'http_502', isTransient: true },
    { status: 503, code: 'server_busy', isTransient: true },
    { status: 504, code: 'http_504', isTransient: true },
    { status: 501, code: 'http_501', isTransient: false },
    { status: 200, code: 'contract', isTransient: false },
    { status: 400, code: 'http_400', isTransient: false },
    { status: 401, code: 'unauthorized', isTransient: false },
    { status: 403, code: 'forbidden', isTransient: false },
    { status: 404, code: 'not_found', isTransient: false },
    { status: 409, code: 'state_conflict', isTransient: false },
    { status: 412, code: 'stale_version', isTransient: false },
    { status: 422, code: 'validation', isTransient: false },
  ])('$status $code: $isTransient', ({ status, code, isTransient }) => {
    expect(new ApiError({ status, code }).isTransient).toBe(isTransient)
  })
})

test('uses the server’s message, or the code when there is none', () => {
  expect(new ApiError({ status: 409, code: 'x', serverMessage: 'Taken' }).message).toBe('Taken')
  expect(new ApiError({ status: 409, code: 'duplicate' }).message).toBe('duplicate')
})

test('members that the server leaves out are null or empty, never undefined', () => {
  expect(new ApiError({ status: 500, code: 'http_500' })).toMatchObject({
    serverMessage: null,
    requestId: null,
    fields: [],
    retryAfter: null,
  })
})

describe('isUnclear marks errors that leave the result of a write unknown', () => {
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
