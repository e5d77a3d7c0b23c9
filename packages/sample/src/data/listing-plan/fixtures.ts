import { token } from '../../random/token'

/** Indices of the plans that stories and tests may rely on. */
const fixturePlans = {
  /** With subscribers on all of its three versions. */
  threeVersions: 2,
  /** No longer offered, with subscribers. */
  retired: 3,
} as const

/** Token of a plan that stories and tests rely on. */
export function fixturePlan(name: keyof typeof fixturePlans): string {
  return token('plan', fixturePlans[name])
}
