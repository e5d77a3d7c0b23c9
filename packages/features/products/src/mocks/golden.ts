import { goldenProducts, goldenServices, world } from '@console/core/mocks'

/** The token of a product that stories and tests rely on. */
export function goldenProduct(name: keyof typeof goldenProducts): string {
  return world.rows('products')[goldenProducts[name]]?.secureToken ?? ''
}

/** The token of a service that stories and tests rely on. */
export function goldenService(name: keyof typeof goldenServices): string {
  return world.rows('serviceProducts')[goldenServices[name]]?.secureToken ?? ''
}

/** The token of the first featured product. */
export function featuredProductToken(): string {
  return world.rows('products').find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** The token of the first featured service. */
export function featuredServiceToken(): string {
  return world.rows('serviceProducts').find(({ featured }) => featured !== null)?.secureToken ?? ''
}
