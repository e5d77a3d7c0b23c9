import { runnerImport } from 'vite'

/** Runs a module of the packages in Node. They leave out the endings of file names and are read by folder, which Node cannot do. */
export async function importWithVite<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })
  return module
}
