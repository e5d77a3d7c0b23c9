declare module '@console/core/i18n' {
  interface MessageCatalogue {
    sample: typeof en
  }
}

/** English sentences of the sample backend (the source language). Those that the specification fixes are word for word. */
export const en = {
  /** Refusal: a call whose sign-in has ended. Fixed by the specification. */
  'access_token.invalid': 'Invalid access_token',
  /** Refusal: a token that restores a session, or a mailed one. Fixed by the specification. */
  'access_token.rejected': 'Invalid access token detected',
  /** Answer: after opening the mailed link. */
  'account.confirmed': 'This address is confirmed. You can sign in now.',
  /** At the field: the address of a new account. Fixed by the specification. */
  'account.email_taken': 'The email is already in use',
  /** Answer: after registering an account. */
  'account.link_sent': 'We sent a link to this address to confirm that it is yours.',
  /** At the field: the name of a new account. Fixed by the specification. */
  'account.name_missing': 'Enter display name',
  /** Refusal: saving personal settings. */
  'account.settings_limit': 'Your settings can have up to {{size}}.',
  /** At the field: the registration number of an Afya product. */
  'afya_product.number_taken': '{{name}} is registered under this number.',
  /** Outcome of a bulk decision for one record. */
  'approval.alone': 'Not all of its checks pass: decide about it separately.',
  /** At the field: fields sent with another decision. */
  'approval.fields_refused': 'Only a request for changes can have these.',
  /** At the field: the message of a requested change. */
  'approval.message_length': 'A message must have 5 to 300 characters.',
  /** At the field: the note of a rejection. */
  'approval.note_short': 'A rejection needs a note of at least 10 characters.',
  /** At the field: the end of a suspension. */
  'approval.until_past': 'A suspension must end in the future.',
  /** Sample app Scrumboard: the requested board. Fixed by the specification. */
  'board.missing': 'Requested board do not exist.',
  /** Refusal: a form with errors at its fields. */
  'body.invalid': 'Some of this cannot be accepted.',
  /** Refusal: an upload without a file. */
  'body.not_file': 'The body is not a file.',
  /** Refusal: a call whose body cannot be read. */
  'body.not_json': 'The body is not JSON.',
  /** Refusal: a body with too many levels. */
  'body.too_deep': 'The body is nested too deeply.',
  /** Refusal: a call with a large body. */
  'body.too_large': 'A body may have {{size}} at most.',
  /** Refusal: a call whose body has another type. */
  'body.type_wrong': 'The body has the wrong content type.',
  /** Refusal: a call with another method. */
  'call.methods': 'This takes {{methods}}.',
  /** Refusal: an address without a call. */
  'call.missing': 'There is no such call.',
  /** At the field: an input of a category. */
  'category.child_conflict': 'The subcategory {{category}} could no longer ask for its own inputs.',
  /** At the field: an input of a category. */
  'category.input_refused': 'A category cannot ask for this.',
  /** Refusal: a category that does not exist. */
  'category.missing': 'There is no such category.',
  /** At the field: the name of a category. */
  'category.name_taken': 'Another category at this level has this name.',
  /** At the field: the address of a category. */
  'category.slug_taken': 'Another category at this level has this address.',
  /** Finding of a check: a failure. */
  'check.attributes_complete.fail': 'An attribute that the category asks for is empty.',
  /** Finding of a check: a warning. */
  'check.attributes_complete.warn': 'An optional attribute that shoppers filter by is empty.',
  /** Finding of a check: a failure. */
  'check.availability.fail': 'There are no hours at all.',
  /** Finding of a check: a warning. */
  'check.availability.warn': 'There are no hours on working days.',
  /** Finding of a check: a failure. */
  'check.banned_words.fail': 'The description promises a cure.',
  /** Finding of a check: a warning. */
  'check.banned_words.warn': 'The description says “best in the market”.',
  /** Finding of a check: a failure. */
  'check.category_active.fail': 'Its subcategory no longer takes listings.',
  /** Finding of a check: a failure. */
  'check.duplicate_gtin.fail': 'Another product of this business has the same number.',
  /** Finding of a check: a failure. */
  'check.identity.fail': 'The back of the identity card is missing.',
  /** Finding of a check: a warning. */
  'check.identity.warn': 'The name on the identity card is spelled differently.',
  /** Finding of a check: a failure. */
  'check.images.fail': 'There is no picture of at least 800 pixels.',
  /** Finding of a check: a warning. */
  'check.images.warn': 'There is only one picture.',
  /** Finding of a check: a failure. */
  'check.no_duplicate.fail': 'Another record has data that should be unique to this one.',
  /** Finding of a check: a warning. */
  'check.no_duplicate.warn': 'Another record has the same telephone number.',
  /** Finding of a check: a failure. */
  'check.payout_account.fail': 'The account could not be verified.',
  /** Finding of a check: a warning. */
  'check.payout_account.warn': 'The holder’s name is spelled differently.',
  /** Finding of a check: a failure. */
  'check.pharmacy_licence.fail': 'The licence has expired.',
  /** Finding of a check: a warning. */
  'check.pharmacy_licence.warn': 'The licence ends in less than 60 days.',
  /** Finding of a check: a failure. */
  'check.plan_limits.fail': 'It has more photos than its plan allows.',
  /** Finding of a check: a failure. */
  'check.position.fail': 'The place on the map is outside its country.',
  /** Finding of a check: a warning. */
  'check.position.warn': 'Nobody has placed it on the map.',
  /** Finding of a check: a warning. */
  'check.price_model.warn': 'The price of an hour is far from what others charge.',
  /** Finding of a check: a warning. */
  'check.price_range.warn': 'The price is far from what the same costs elsewhere.',
  /** Finding of a check: a failure. */
  'check.registration_document.fail': 'The registration document is missing.',
  /** Finding of a check: a warning. */
  'check.registration_document.warn': 'The scan is hard to read in two places.',
  /** Finding of a check: a failure. */
  'check.service_area.fail': 'The area has no county.',
  /** Finding of a check: a warning. */
  'check.service_area.warn': 'The area is larger than one day’s travel.',
  /** Finding of a check: a failure. */
  'check.tax_pin.fail': 'The number is not in the format of this country’s tax numbers.',
  /** Finding of a check: a failure. */
  'check.territory.fail': 'This territory is closed to further agents.',
  /** Finding of a check: a warning. */
  'check.territory.warn': 'Three agents already work in this territory.',
  /** At the field: the licence number of a company. */
  'company.licence_taken': '{{name}} already has this licence.',
  /** At the field: the company of an Afya product. */
  'company.missing': 'There is no such company.',
  /** Refusal: revealing too many contacts. */
  'contact.limit': 'At most 20 contacts can be revealed in an hour.',
  /** Refusal: revealing a user's contact. */
  'contact.missing': 'There is no such contact to reveal.',
  /** At the field: an action of another kind of record. */
  'decision.action_unknown': 'This action is not available for this kind of record.',
  /** Refusal: deciding about something that was already decided. */
  'decision.conflict': 'Someone else decided this first.',
  /** Refusal: undoing an unknown decision. */
  'decision.missing': 'There is no such decision.',
  /** Refusal: saving one order draft too many. */
  'draft.limit': 'You can keep up to {{max}} drafts: delete some first.',
  /** Refusal: an order draft that does not exist. */
  'draft.missing': 'There is no such draft.',
  /** At the field: an uploaded document. */
  'file.document_small': 'It is smaller than 400 × 250 pixels.',
  /** Refusal: uploading a document of another type. */
  'file.not_document': 'This is not a JPEG, PNG, WebP or PDF.',
  /** Refusal: uploading a picture of another type. */
  'file.not_picture': 'This is not a JPEG, PNG or WebP.',
  /** At the field: an uploaded picture. */
  'file.picture_small': 'It is smaller than 600 × 600 pixels.',
  /** At the field: an uploaded picture or document. */
  'file.pixels_limit': 'It has more than 50 megapixels.',
  /** Refusal: a large upload. */
  'file.too_large': 'A file may have 8 MB at most.',
  /** Refusal: an idempotency key that was sent before. */
  'header.key_reused': 'This key was used for another call.',
  /** Refusal: a version in another form. */
  'header.match_wrong': 'If-Match is {{format}}.',
  /** Refusal: a call without a header. */
  'header.missing': 'This needs the header {{header}}.',
  /** At the field: the rows of an import. */
  'import.row_missing': 'The file has no such row.',
  /** Refusal: restoring an input. */
  'input.active': 'It is already in use.',
  /** Refusal: archiving an input. */
  'input.archived': 'It is already archived.',
  /** At the field: a part of an input that stays as it is. */
  'input.in_use': 'It is in use: this cannot be changed.',
  /** At the field: the key of an input. */
  'input.key_taken': 'Another input has this key.',
  /** Refusal: an input that does not exist. */
  'input.missing': 'There is no such input.',
  /** At the field: an input to be applied to categories. */
  'input.not_available': 'This input is not available.',
  /** At the field: the replacement of an archived input. */
  'input.replacement_wrong': 'This cannot replace it.',
  /** Age of a decision under a minute, within the sentence that reports it. */
  just_now: 'just now',
  /** At the field: an order above the limits of its author. */
  'order.approval_missing': 'An administrator has to approve this: confirm that you request it.',
  /** At the field: the buyer of a placed order. */
  'order.buyer_unknown': 'This buyer no longer exists.',
  /** At the field: the payment method of a placed order. */
  'order.buyer_without_account': 'This buyer has no account.',
  /** Refusal: placing an order. */
  'order.not_placeable': 'This order cannot be placed.',
  /** At the field: the product of an order line. */
  'order.offer_ended': 'This is no longer sold.',
  /** Refusal: placing an order. */
  'order.price_changed': 'A price has changed since you saw it.',
  /** At the field: the quantity of an order line. */
  'order.quantity_low': 'This is below the minimum quantity.',
  /** At the field: the quantity of an order line. */
  'order.stock': 'There are {{available}} in stock.',
  /** Refusal: placing an order. */
  'order.stock_short': 'There is not enough in stock.',
  /** At the field: the English text of an information page. */
  'page.characters_missing': '{{missing}} characters are missing in English.',
  /** Refusal: an information page that does not exist. */
  'page.missing': 'There is no such page.',
  /** Refusal: publishing an information page. */
  'page.too_short': 'A page needs more text before it can be published.',
  /** Refusal: restoring a version of an information page. */
  'page.version_missing': 'There is no such version.',
  /** Fault of a query: a range of amounts. */
  'parameter.currency_missing': 'Amounts need a currency.',
  /** Fault of a query: an empty value. */
  'parameter.empty': 'This is empty.',
  /** Fault of a query: too many values. */
  'parameter.limit': 'At most {{max}} of these.',
  /** Fault of a query: a missing parameter. */
  'parameter.missing': 'This is required.',
  /** Fault of a query: a value that is none of the possible ones. */
  'parameter.not_allowed': 'This cannot be “{{input}}”.',
  /** Fault of a query: a day. */
  'parameter.not_day': 'This must be a day.',
  /** Fault of a query: a time. */
  'parameter.not_instant': 'This must be a day or an instant.',
  /** Fault of a query: a number. */
  'parameter.not_integer': 'This must be a whole number.',
  /** Fault of a query: the page of a list. */
  'parameter.page_low': 'Pages are numbered from 1.',
  /** Fault of a query: the size of a list's pages. */
  'parameter.page_size': 'A page can have {{values}} rows.',
  /** Fault of a query: the beginning of a range. */
  'parameter.range_reversed': 'This is after the end of the range.',
  /** Fault of a query: a repeated parameter. */
  'parameter.repeated': 'This can be given only once.',
  /** Fault of a query: a long search. */
  'parameter.too_long': 'At most {{maximum}} characters.',
  /** Fault of a query: an unknown parameter. */
  'parameter.unknown': 'There is no such parameter.',
  /** Answer: the password form of the sample apps. */
  'password.acceptable': 'This password could be taken. The sample backend keeps none.',
  /** Answer: after choosing a new password. */
  'password.changed': 'Your new password counts from now on.',
  /** Refusal: choosing a password with an old link. */
  'password.link_ended': 'This link has expired.',
  /** Answer: after asking for a link, whether there is an account or not. */
  'password.link_sent': 'If there is an account with this address, a link is on its way to it.',
  /** At the field: the chosen password. */
  'password.weak':
    'This password is easy to guess. Avoid common words, your name and your email address.',
  /** At the field: one picture too many. */
  'picture.limit': 'A product can have up to 6 pictures.',
  /** At the field: a picture that is to be added to a product. */
  'picture.missing': 'There is no such picture.',
  /** At the field: the prices of a listing plan. */
  'plan.price_missing': 'A price in {{currency}} is missing.',
  /** At the field: the prices of a listing plan. */
  'plan.price_repeated': 'A currency can have only one price.',
  /** Refusal: the address of any call but a list's. */
  'query.invalid': 'This query is not valid.',
  /** Refusal: the address of a list. */
  'query.list_invalid': 'This query of the list is not valid.',
  /** Refusal: deleting a commission rate. */
  'rate.not_draft': 'This is no longer a draft. Create another rate.',
  /** Refusal: a record that does not exist. */
  'record.missing': 'There is no such record.',
  /** At the field: the county of a registration. */
  'registration.county_unknown': 'There is no such county in this country.',
  /** At the field: one document of a registration. */
  'registration.document_incomplete': 'This document is incomplete.',
  /** Refusal: submitting without documents. */
  'registration.documents_missing': 'Documents are missing.',
  /** At the field: the documents of a registration. */
  'registration.documents_wrong': 'These are not the requested documents.',
  /** Refusal: uploading more documents. */
  'registration.files_limit': 'This registration has too many files.',
  /** At the field: the kind of a registration. */
  'registration.kind_refused': 'This kind of business cannot register here.',
  /** Refusal: starting a registration. */
  'registration.limit': 'There are too many unfinished registrations. Try again later.',
  /** Refusal: the link of a registration that does not exist. */
  'registration.missing': 'There is no such registration.',
  /** Refusal: changing a submitted registration. */
  'registration.submitted': 'This registration was already submitted.',
  /** Refusal: submitting again without a change. */
  'registration.unchanged': 'Nothing has changed since the registration was submitted.',
  /** Refusal: removing another user's remark. */
  'remark.not_yours': 'Only its author can remove a remark.',
  /** Refusal: removing an old remark. */
  'remark.too_late': 'A remark can be removed within a day.',
  /** Refusal: an action that the caller's role does not include. */
  'role.capability_missing': 'This needs the capability {{capability}}.',
  /** Refusal: a call that the caller's role does not include. */
  'role.missing': 'This needs one of the roles {{roles}}.',
  /** Refusal: a call of another role. Shown by a scenario. */
  'role.refused': 'Your role does not allow this.',
  /** Refusal: a call while the server has too much to do. */
  'server.busy': 'The server is busy.',
  /** Refusal: too many calls. */
  'server.calls_limit': 'Too many calls in a short time.',
  /** Refusal: a write after the database file was removed. */
  'server.database_lost':
    'The database file was deleted or replaced. Nothing can be saved until the server is restarted.',
  /** Refusal: a write while the database cannot be reached. */
  'server.database_unreachable': 'The database cannot be reached.',
  /** Refusal: a write while the disk is full. */
  'server.disk_full': 'The server’s disk is full.',
  /** Refusal: an error of the server. */
  'server.failed': 'Something went wrong on the server.',
  /** Refusal: a call with another host name. */
  'server.host_wrong': 'This server does not answer to this host name.',
  /** Refusal: a write from a page of another site. */
  'server.origin_foreign': 'A page of another site cannot write here.',
  /** At the field: the counties of a delivery zone. */
  'setting.county_unknown': 'No such county: {{counties}}.',
  /** At the field: the currencies of the shop. */
  'setting.currency_used': 'There are orders in {{currencies}}: it cannot be removed.',
  /** At the field: no account has this name or address. Fixed by the specification. */
  'sign_in.name_wrong': 'Check your username/email',
  /** At the field: the password is not the account's. Fixed by the specification. */
  'sign_in.password_wrong': 'Check your password',
  /** At the field: the account uses two-step sign-in, which is not available. */
  'sign_in.two_step': 'This account needs a second step, which this server does not have.',
  /** Answer: after signing in. */
  'sign_in.welcome': 'Welcome back, {{name}}.',
  /** At the field: the address of an invited person. */
  'staff.email_taken': 'A colleague already has this address.',
  /** Refusal: opening or renewing an invitation. */
  'staff.invitation_ended': 'This invitation has expired.',
  /** Refusal: inviting a staff member again. */
  'staff.super_admin_invite': 'Only a SuperAdmin can invite a SuperAdmin.',
  /** At the field: the roles of a staff member. */
  'staff.super_admin_role': 'Only a SuperAdmin can assign the role SuperAdmin.',
  /** At the field: an unknown action on a part of a structure. */
  'structure.action_unknown': 'There is no {{action}}.',
  /** Refusal: deleting a part of a structure. */
  'structure.not_empty': 'It is not empty: move its contents first.',
  /** At the field: the new order of siblings. */
  'structure.order_incomplete': 'The order must list everything at this level exactly once.',
  /** At the field: where a part of a structure is moved to. */
  'structure.place_wrong': 'It cannot be placed there.',
  /** At the field: an object with such a name. */
  'text.name_refused': 'This contains a name that is not allowed.',
  /** At the field: any text. */
  'text.overridden': 'This contains a character that reverses the text after it.',
  /** At the field: any text or parameter. */
  'text.unstorable': 'This contains a character that cannot be stored.',
  /** Title of a refusal with this status. */
  'title.400': 'Malformed request',
  /** Title of a refusal with this status. */
  'title.401': 'Not signed in',
  /** Title of a refusal with this status. */
  'title.403': 'Not allowed',
  /** Title of a refusal with this status. */
  'title.404': 'Not found',
  /** Title of a refusal with this status. */
  'title.405': 'Method not allowed',
  /** Title of a refusal with this status. */
  'title.409': 'Conflict',
  /** Title of a refusal with this status. */
  'title.412': 'Changed in the meantime',
  /** Title of a refusal with this status. */
  'title.413': 'Too large',
  /** Title of a refusal with this status. */
  'title.415': 'Unsupported type',
  /** Title of a refusal with this status. */
  'title.421': 'Wrong host',
  /** Title of a refusal with this status. */
  'title.422': 'Not valid',
  /** Title of a refusal with this status. */
  'title.428': 'A header is missing',
  /** Title of a refusal with this status. */
  'title.429': 'Too many calls',
  /** Title of a refusal with this status. */
  'title.500': 'Server error',
  /** Title of a refusal with this status. */
  'title.501': 'Not part of the sample backend',
  /** Title of a refusal with this status. */
  'title.503': 'Server busy',
  /** Title of a refusal with any other status. */
  'title.unlisted': 'Refused',
  /** Refusal: undoing another user's decision. */
  'undo.not_yours': 'Only the person who decided can undo this.',
  /** Refusal: undoing a decision before the last one. */
  'undo.superseded': 'There has been another decision since.',
  /** Refusal: undoing an old decision. */
  'undo.too_late': 'It is too late to undo this.',
  /** Refusal: anything that changed since it was read. */
  'version.stale': 'This has changed since you read it.',
  /** Refusal: deciding about a record that changed. Shown by a scenario. */
  'version.stale_record': 'This record has changed since you opened it.',
  /** Refusal: saving one view too many. */
  'view.limit': 'You can save up to {{max}} views of a list.',
  /** Refusal: saving a view of one list too many. */
  'view.lists_limit': 'You can save views of up to {{max}} lists.',
  /** Refusal: changing a saved view that does not exist. */
  'view.missing': 'There is no such view.',
  /** At the field: the name of a saved view. */
  'view.name_taken': 'There is already a view with this name.',
  /** At the field: the account that a commission voucher is paid to. */
  'voucher.account_unverified': 'The account to be paid is not verified.',
  /** At the field: the entries of a commission voucher. */
  'voucher.entries_foreign': 'These entries do not belong to this agent.',
  /** Refusal: preparing a commission voucher. */
  'voucher.entries_taken': 'Some of these entries are already on another voucher.',
  /** At the field: the withholding of a commission voucher. */
  'voucher.net_low': 'The net amount is below the minimum payout.',
  /** Refusal: preparing a commission voucher. */
  'voucher.payee_missing': 'Enter who is paid, and to which account.',
  /** At the field: the period of a commission voucher. */
  'voucher.period_open': 'This day is in the future.',
}
