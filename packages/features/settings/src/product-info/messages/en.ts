declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'product-info': typeof en
  }
}

/** English messages of the marketplace information, the source of the translations. */
export const en = {
  /** Button: closes the dialog or drawer. */
  close: 'Close',
  /** Label: support address. */
  'contact.email': 'Support email',
  /** Scope of the section. */
  'contact.intro': 'Shown to shoppers and sellers who need help.',
  /** Label of a list. */
  'contact.phones': 'Phone numbers',
  /** Hint below that label. */
  'contact.phones.note': 'Include the country code. The first number is the main one.',
  /** Title of a section. */
  'contact.title': 'Contact',
  /** Comparison of two versions without differences. */
  'difference.none': 'No differences.',
  /** Error of a phone number. */
  'error.phone': 'Start with + and the country code, without spaces: +254709550120.',
  /** Label: address of a picture. */
  'identity.favicon': 'Favicon',
  /** Label: name. */
  'identity.displayName': 'Shop name',
  /** Scope of the section. */
  'identity.intro': 'Shown in the shop header, messages and documents.',
  /** Label: name. */
  'identity.legalName': 'Legal name',
  /** Hint below that label. */
  'identity.legalName.note': 'Printed on invoices.',
  /** Hint below the address of a picture. */
  'identity.logo.note':
    'PNG, JPEG or WebP, or an https:// link. If empty, the shop’s initials are shown.',
  /** Label: address of a picture. */
  'identity.logoDark': 'Logo for dark backgrounds',
  /** Label: address of a picture. */
  'identity.logoLight': 'Logo for light backgrounds',
  /** Label: tagline in one language. */
  'identity.tagline.ar': 'Tagline, Arabic',
  /** Label: tagline in one language. */
  'identity.tagline.en': 'Tagline, English',
  /** Label: tagline in one language. */
  'identity.tagline.tr': 'Tagline, Turkish',
  /** Title of a section. */
  'identity.title': 'Identity',
  /** Tab of a language without text. */
  'language.empty': 'empty',
  /** Name of the language tabs, for screen readers. */
  'language.label': 'Language',
  /** Tab of a language: number of paragraphs, here and in English. @same */
  'language.of': '{{number}} / {{all}}',
  /** Button: adds a row. */
  'office.add': 'Add an office',
  /** Label of a choice. */
  'office.country': 'Country',
  /** Label: street and number. */
  'office.line1': 'Street',
  /** Label: name of an office. */
  'office.name': 'Name',
  /** Name of the button that removes a row. */
  'office.remove': 'Remove office {{number}}',
  /** Label: town. */
  'office.town': 'Town',
  /** Scope of the section. */
  'offices.intro': 'Where shoppers and sellers can find you.',
  /** Label of a list. */
  'offices.offices': 'Offices',
  /** Title of a section. */
  'offices.title': 'Offices',
  /** Shop page: title of a section. */
  'page.about': 'About us',
  /** Scope of the section. */
  'page.about.intro':
    'Introduces the shop. Drafts aren’t visible to shoppers until you publish them.',
  /** Label of a text. */
  'page.body.ar': 'Text in Arabic',
  /** Label of a text. */
  'page.body.en': 'Text in English',
  /** Label of a text. */
  'page.body.tr': 'Text in Turkish',
  /** Shop page: title of a section. */
  'page.help': 'Help',
  /** Scope of the section. */
  'page.help.intro': 'Answers to shoppers’ questions.',
  /** Shop page: title of a section. */
  'page.privacy': 'Privacy',
  /** Scope of the section. */
  'page.privacy.intro': 'How we use shoppers’ data.',
  /** Shop page: title of a section. */
  'page.returns': 'Returns',
  /** Scope of the section. */
  'page.returns.intro':
    'How shoppers return items. This text doesn’t update when you change the return window in the shop settings.',
  /** Shop page: title of a section. */
  'page.terms': 'Terms',
  /** Scope of the section. */
  'page.terms.intro': 'The terms that apply to shoppers’ purchases.',
  /** Button: adds a row. */
  'phone.add': 'Add a number',
  /** Label: phone number. */
  'phone.label': 'Number',
  /** Name of the button that removes a row. */
  'phone.remove': 'Remove number {{number}}',
  /** Button: shows the page as shoppers see it. */
  preview: 'Preview',
  /** Preview: a text is missing. {{language}}: its own name. */
  'preview.english': 'No {{language}} text yet, so shoppers see the English version.',
  /** Title of a preview, and name of its button. {{page}}: name of the page. */
  'preview.of': 'Preview of {{page}}',
  /** Button: opens the publishing dialog. */
  publish: 'Publish',
  /** Button: publishes. */
  'publish.do': 'Publish now',
  /** Notice: the page is published. */
  'publish.done': 'Page published',
  /** Above the changes of publishing or restoring. */
  'publish.intro': 'Shoppers will see this immediately. Changes:',
  /** Reason why a page can’t be published. */
  'publish.lacking_one': 'Add at least {{number}} more character in English.',
  /** Reason why a page can’t be published. */
  'publish.lacking_other': 'Add at least {{number}} more characters in English.',
  /** Title of the dialog, and name of its button. {{page}}: name of the page. */
  'publish.of': 'Publish {{page}}',
  /** Name of the button during the call, for screen readers. */
  'publish.pending': 'Publishing',
  /** Reason why a page can’t be published. */
  'publish.same': 'No unpublished changes.',
  /** Reason why a page can’t be published. */
  'publish.saveFirst': 'Save your changes first.',
  /** Error: the result is unknown. */
  'publish.unclear': 'We couldn’t confirm the change. It’s safe to try again.',
  /** Button: restores a version. */
  revert: 'Restore',
  /** Button: confirms the restore. */
  'revert.do': 'Restore now',
  /** Notice: an older version is live again. */
  'revert.done': 'Version restored. Your draft hasn’t changed.',
  /** Title of the dialog, and name of its button. */
  'revert.to': 'Restore version {{number}}',
  /** Button: adds a row. */
  'social.add': 'Add a link',
  /** Label: address. */
  'social.appStore': 'App Store',
  /** Label: address. */
  'social.googlePlay': 'Google Play',
  /** Scope of the section. */
  'social.intro': 'Shown in the footer of every shop page.',
  /** Label of a choice. */
  'social.network': 'Network',
  /** Name of the button that removes a row. */
  'social.remove': 'Remove link {{number}}',
  /** Label of a list. */
  'social.socials': 'Social links',
  /** Title of a section. */
  'social.title': 'Social links and apps',
  /** Label: address. */
  'social.url': 'Link',
  /** State of a page: the draft differs from the published version. */
  'state.changed': 'Unpublished changes',
  /** State of a page that was never published. */
  'state.draft': 'Not published',
  /** State of a page. */
  'state.published': 'Published',
  /** Beside the state: published version. {{when}}: "3 days ago". */
  'state.version': 'Version {{number}}, by {{name}}, {{when}}',
  /** Page heading and title. */
  title: 'Marketplace information',
  /** Version of a page. */
  version: 'Version {{number}}',
  /** At a version that restored an older one. */
  'version.broughtBack': 'Restored version {{number}}.',
  /** At the version that is live. */
  'version.seen': 'Live',
  /** Button: opens the published versions of a page. */
  versions: 'Versions',
  /** Title of that drawer, and name of its button. {{page}}: name of the page. */
  'versions.of': 'Versions of {{page}}',
} as const
