import { goldenBusinesses, world } from '@console/core/mocks'

/** The token of a business that stories and tests rely on. */
export function goldenBusiness(name: keyof typeof goldenBusinesses): string {
  return world.rows('businesses')[goldenBusinesses[name]]?.secureToken ?? ''
}
