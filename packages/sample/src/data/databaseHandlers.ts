import type { HttpHandler } from 'msw/http'

const files = import.meta.glob<Record<string, { handlers: readonly HttpHandler[] }>>(
  './*/{endpoints,*Endpoints}.ts',
  { eager: true },
)

/**
 * Handlers of the sample database, by folder: each kind's `endpoints.ts`, and files ending in `Endpoints.ts`, export an object
 * with `handlers`.
 */
export const databaseHandlers: readonly HttpHandler[] = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap(({ handlers }) => handlers),
)
