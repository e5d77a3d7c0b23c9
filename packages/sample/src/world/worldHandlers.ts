import type { HttpHandler } from 'msw/http'

const files = import.meta.glob<Record<string, { handlers: readonly HttpHandler[] }>>(
  './*/{endpoints,*Endpoints}.ts',
  { eager: true },
)

/** What answers of the sample world, by folder: each kind's `endpoints.ts`, and what ends in `Endpoints.ts`, exports what has `handlers`. */
export const worldHandlers: readonly HttpHandler[] = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap(({ handlers }) => handlers),
)
