export { type Base, type Configuration, configuration } from './configuration'
export { ConfigurationError, loadConfiguration } from './loadConfiguration'
