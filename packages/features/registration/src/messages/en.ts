declare module '@console/core/i18n' {
  interface MessageCatalogue {
    registration: typeof en
  }
}

/** English messages of registration, the source of the translations. */
export const en = {
  /** Registration: heading of the business fields. */
  'about.business': 'Your business',
  /** Registration: field. */
  'about.email': 'Email',
  /** Registration: field. */
  'about.firstName': 'First name',
  /** Registration: introduction of the first step. */
  'about.help':
    'Enter your details exactly as they appear on your documents. You can edit them until you submit.',
  /** Registration: field. */
  'about.idNumber': 'ID number',
  /** Resubmission: hint below the ID number, which shows its last four characters. */
  'about.idNumber.kept': 'We keep your current number unless you enter another.',
  /** Registration: field. */
  'about.idType': 'ID type',
  /** Registration: field. */
  'about.kind': 'Business type',
  /** Registration: field. */
  'about.lastName': 'Last name',
  /** Registration: field. */
  'about.legalName': 'Legal name',
  /** Registration: hint below the legal name. */
  'about.legalName.note': 'As on the registration certificate',
  /** Registration: heading of the owner fields. */
  'about.owner': 'Owner',
  /** Registration: field. */
  'about.phone': 'Phone',
  /** Registration: error below the phone number. */
  'about.phone.invalid': 'Enter the number with + and the country code, such as +254712345678',
  /** Registration: hint below the phone number. */
  'about.phone.note': 'With + and the country code',
  /** Registration: field. */
  'about.registrationNo': 'Registration number',
  /** Registration: field. */
  'about.taxPin': 'Tax number',
  /** Registration: field. */
  'about.tradingName': 'Trading name',
  /** Registration: hint below the trading name. */
  'about.tradingName.note': 'The name customers know',
  /** Below the requested changes: next step. */
  'asked.help': 'Make the changes and save each step, then resubmit in the last step.',
  /** Requested change that has no field. */
  'asked.other': 'Other',
  /** Below every card; {{year}} is the current year. Specification 2: from 2019 to the current year. @same */
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  /** Below every card: name of the language choice, for screen readers. */
  'card.language': 'Language',
  /** Placeholder of a choice. */
  choose: 'Choose',
  /** Link from an expired confirmation to /register. */
  'confirm.again': 'Register again',
  /** /auth/mail-confirm: below the server’s error about the link. */
  'confirm.ended': 'This link is invalid or more than a day old. Register again to get a new one.',
  /** /auth/mail-confirm: link to /password-change. */
  'confirm.forgot': 'Forgot your password? Choose a new one',
  /** /auth/mail-confirm: introduction. */
  'confirm.help': 'Enter the password you chose when you registered. Then you can sign in.',
  /** /auth/mail-confirm without a link: next step. {{email}} is an address. */
  'confirm.look': 'We’ve sent a link to {{email}}. Click it to confirm your address.',
  /** The same if the address is unknown. */
  'confirm.look.anyone': 'Check your inbox and click the link to confirm your address.',
  /** Sample backend, which sends no email: before the link. */
  'confirm.sample': 'This sample backend doesn’t send email. Use this link instead:',
  /** Sample backend: the link. */
  'confirm.sample.open': 'Open link',
  /** Link to the sign-in page. */
  'confirm.signIn': 'Go to sign in',
  /** /auth/mail-confirm: button. */
  'confirm.submit': 'Confirm',
  /** /auth/mail-confirm: name of the button during the call, for screen readers. */
  'confirm.submitting': 'Confirming',
  /** /auth/mail-confirm: heading and document title. */
  'confirm.title': 'Confirm your email',
  /** Requested document. */
  'document.owner_id_back': 'Your ID (back)',
  /** Requested document. */
  'document.owner_id_front': 'Your ID (front)',
  /** Requested document. */
  'document.pharmacy_licence': 'Pharmacy licence',
  /** Requested document. */
  'document.registration': 'Registration certificate',
  /** Requested document. */
  'document.tax_compliance': 'Tax compliance certificate',
  /** Requested document. */
  'document.trade_permit': 'Trade permit',
  /** Field of a document. */
  'documents.expiresOn': 'Valid until',
  /** Registration: introduction of the second step. */
  'documents.help':
    'Photograph or scan each document so that all of it is readable. Pictures can be JPEG, PNG or WebP up to 20 MB; PDFs up to 8 MB. Each file uploads as soon as you choose it.',
  /** Field of a document. */
  'documents.number': 'Number',
  /** Alternative text of a picture of a document. */
  'file.alt': 'Your picture: {{document}}',
  /** Button of a document. */
  'file.change': 'Choose another file',
  /** Button of a document. */
  'file.choose': 'Choose a file',
  /** Error of a file. */
  'file.fault.bytes': 'This file is too large. Pictures can be up to 20 MB and PDFs up to 8 MB.',
  /** Error of a picture: decoding needs too much memory. */
  'file.fault.pixels': 'This picture is too large. The maximum is 50 megapixels.',
  /** Error of a file. */
  'file.fault.small': 'This picture is too small to read. Use at least 400 × 250 pixels.',
  /** Error of a file. */
  'file.fault.type': 'This file type isn’t supported. Use a JPEG, PNG or WebP picture, or a PDF.',
  /** Field of a document. */
  'file.label': 'File',
  /** Name of the file input, for screen readers. */
  'file.of': 'File for {{document}}',
  /** Button of a document during the upload. */
  'file.sending': 'Uploading file',
  /** Link from a missing registration to /register-option. */
  'gone.again': 'Start a new registration',
  /** Page of a missing registration: text. */
  'gone.message':
    'The link may be incomplete, or the registration expired after 30 days of inactivity.',
  /** Page of a missing registration: heading. */
  'gone.title': 'Registration not found',
  /** Identity document. */
  'idType.alien_id': 'Alien ID card',
  /** Identity document. */
  'idType.national_id': 'National ID card',
  /** Identity document. */
  'idType.passport': 'Passport',
  /** Business type. */
  'kind.distributor': 'Distributor',
  /** Business type. */
  'kind.manufacturer': 'Manufacturer',
  /** Business type. */
  'kind.pharmacy': 'Pharmacy',
  /** Business type. */
  'kind.retailer': 'Retailer',
  /** Business type. */
  'kind.service_provider': 'Service provider',
  /** Business type. */
  'kind.wholesaler': 'Wholesaler',
  /** Registration: button of a step. */
  next: 'Save and continue',
  /** /register-option: first choice. */
  'option.business': 'Register a business',
  /** Description of the first choice. */
  'option.business.note': 'You sell goods: retail, wholesale or your own products.',
  /** /register-option: introduction. */
  'option.help':
    'It takes a few minutes, and you’ll need your documents. Each step is saved, and you can come back with a link.',
  /** /register-option: second choice. */
  'option.provider': 'Register as a service provider',
  /** Description of the second choice. */
  'option.provider.note': 'You offer services, such as repairs, transport, care or teaching.',
  /** /register-option: heading and document title. */
  'option.title': 'Sell on the marketplace',
  /** Last button after requested changes. */
  'place.again': 'Resubmit',
  /** Registration: field. */
  'place.country': 'Country',
  /** Registration: field. */
  'place.county': 'County, district or region',
  /** Hint below the county while no country is chosen. */
  'place.county.first': 'Choose a country first',
  /** Hint below the county. */
  'place.county.note': 'Type the first letters, then choose from the list',
  /** Above the button of the last step. */
  'place.documentsMissing': 'Your documents aren’t complete yet. Go back to that step to add them.',
  /** Registration: introduction of the last step. */
  'place.help': 'Where can customers find you? This is the last step.',
  /** Introduction of the last step after requested changes. */
  'place.help.again': 'Where can customers find you? This is the last step before you resubmit.',
  /** Registration: field. */
  'place.line1': 'Street and number',
  /** Hint below the street. */
  'place.line1.note': 'Or the building, if your street has no numbers',
  /** Registration: field. */
  'place.postalCode': 'Postal code',
  /** Resubmission: field. */
  'place.reply': 'Your reply',
  /** Resubmission: hint below the reply. */
  'place.reply.note': 'Optional message to the reviewer',
  /** Registration: last button. */
  'place.submit': 'Submit',
  /** Name of the last button during the call, for screen readers. */
  'place.submitting': 'Submitting',
  /** /place-settings: heading and document title. */
  'place.title': 'Your location',
  /** Registration: field. */
  'place.town': 'Town',
  /** /register: link to /register-option. */
  'register.business': 'Register a business instead',
  /** /register: field. */
  'register.displayName': 'Display name',
  /** /register: field. */
  'register.email': 'Email',
  /** /register: introduction. */
  'register.help': 'Accounts are for shoppers. Staff accounts are created by an administrator.',
  /** /register: field. */
  'register.password': 'Password',
  /** Button in the password field while the password is visible. */
  'register.password.hide': 'Hide password',
  /** Hint below the password. */
  'register.password.note': 'At least {{min}} characters',
  /** Button in the password field while the password is hidden. */
  'register.password.show': 'Show password',
  /** /register: button. */
  'register.submit': 'Register',
  /** /register: name of the button during the call, for screen readers. */
  'register.submitting': 'Registering',
  /** /register: heading and document title. */
  'register.title': 'Register',
  /** Copy button after it was pressed. */
  'resume.copied': 'Copied',
  /** Button below the link. */
  'resume.copy': 'Copy link',
  /** Below each step: the resume link. */
  'resume.label': 'Continue later with this link',
  /** Note below the link; {{day}} is a date. */
  'resume.note':
    'Anyone with this link can view and complete your registration. It works until {{day}}.',
  /** Below the steps before anything is saved. */
  'saved.note': 'Until you save this step, your answers are kept only in this browser tab.',
  /** Step of the registration. */
  'step.about': 'About you',
  /** Step of the registration. */
  'step.documents': 'Documents',
  /** Step of the registration. */
  'step.place': 'Location',
  /** Status page of a registration. */
  'submitted.approved': 'Your registration has been approved.',
  /** Status page of a registration. */
  'submitted.changes': 'Some changes are needed before we can approve your registration.',
  /** Status page of a registration. */
  'submitted.closed': 'This business isn’t active at the moment.',
  /** Status page: number of the business. */
  'submitted.number': 'Your business number is {{number}}.',
  /** Status page of a registration. */
  'submitted.rejected': 'Your registration was rejected.',
  /** Heading after the submission. */
  'submitted.title': 'Registration submitted',
  /** Status page of a registration; {{when}} is a day and a time. */
  'submitted.waiting': 'We’ll reply by {{when}}. Bookmark this page to check its status.',
  /** /register-business: heading and document title. */
  'title.business': 'Register a business',
  /** /register-provider: heading and document title. */
  'title.provider': 'Register as a service provider',
} as const
