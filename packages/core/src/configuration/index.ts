export { type Base, type Configuration, configuration } from './configuration'
export { fetchConfiguration } from './fetchConfiguration'
export { ConfigurationError, readConfiguration } from './readConfiguration'
