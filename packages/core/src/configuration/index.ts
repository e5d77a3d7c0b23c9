export { type Base, type Configuration, configuration } from './configuration'
export { ConfigurationContext, useConfiguration } from './ConfigurationContext'
export { fetchConfiguration } from './fetchConfiguration'
export { ConfigurationError, readConfiguration } from './readConfiguration'
