import skeleton from '@fullcalendar/react/skeleton.css?inline'
import classic from '@fullcalendar/react/themes/classic/theme.css?inline'
import { useInsertionEffect } from 'react'

let sheet: CSSStyleSheet | undefined

/**
 * Applies the library's styles while its views are mounted. They are text in the views' chunk, because the console has
 * one style sheet for all pages, and are set through the CSSOM, which the content security policy allows.
 */
export function useLibraryStyles(): void {
  useInsertionEffect(() => {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(skeleton + classic)
    }
    const adopted = sheet
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== adopted)
    }
  }, [])
}
