import type { Feature, RouteEntry } from '@console/core/routes'
import { screenFiles } from './screenFiles'

const modules = import.meta.glob<Record<string, Feature>>(
  '../../packages/{features,features/samples}/*/src/index.ts',
  { eager: true },
)
const sources = import.meta.glob<string>(
  '../../packages/{features,features/samples}/*/src/index.ts',
  { eager: true, query: '?raw', import: 'default' },
)

/** A route of a feature. */
export interface ScreenRoute {
  feature: Feature
  route: RouteEntry
  /** File of its screen, or of the configuration it is made of, relative to the workspace and without extension. */
  file: string
}

/** All features of the console. */
export const features = Object.values(modules).flatMap((module) => Object.values(module))

/** Every route of every feature, with the file of its screen. */
export const screenRoutes: readonly ScreenRoute[] = Object.entries(modules).flatMap(
  ([path, module]) => {
    const folder = path.replace('../../', '').replace('/index.ts', '')
    return Object.values(module).flatMap((feature) => {
      const files = screenFiles(sources[path] ?? '', feature)
      return feature.routes.map((route, index) => ({
        feature,
        route,
        file: files[index]?.replace('./', `${folder}/`) ?? '',
      }))
    })
  },
)
