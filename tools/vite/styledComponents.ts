import type { UserConfig } from 'vite'

/**
 * Vite's own styled-components transform: stable ids, so that the prerendered sign-in page and the browser agree on class names,
 * minified CSS, and display names outside production. One setting for the console, Storybook and the tests.
 */
export const styledComponents: Pick<UserConfig, 'oxc'> = {
  oxc: {
    plugins: {
      styledComponents: {
        pure: true,
        minify: true,
        displayName: process.env.NODE_ENV !== 'production',
        fileName: false,
      },
    },
  } as UserConfig['oxc'],
}
