/** The errors of releases of modules, as the catalogue of errors.ts holds them (docs/product/modules-and-pages.md). */
export const moduleErrors = {
  'module.not_found': { status: 404, message: 'There is no module of this name' },
  'module.release_not_found': { status: 404, message: 'This version was not published' },
  'module.publication_not_found': {
    status: 404,
    message: 'This publication was never started, or too long ago. Please publish again.',
  },
  'module.descriptor_invalid': { status: 400, message: 'The description of the release cannot be read' },
  'module.version_exists': { status: 409, message: 'This version is already published, and a release never changes' },
  'module.contracts_mismatch': { status: 409, message: 'This release was made for other contracts than this Kerf has' },
  'module.route_clash': { status: 409, message: 'Another module already has one of these routes' },
  'module.panel_clash': { status: 409, message: 'Another module already offers one of these panels' },
  'module.over_budget': { status: 409, message: 'This release is larger than its budget' },
  'module.runtime_mismatch': {
    status: 409,
    message: 'This release needs a shared-runtime that this Kerf does not have',
  },
  'module.library_mismatch': { status: 409, message: 'This release brings a shared library of another major version' },
  'module.file_missing': { status: 409, message: 'A file of the release was not sent' },
  'module.file_differs': { status: 409, message: 'A file that was sent is not the one that the release names' },
  'module.nothing_before': { status: 409, message: 'There is no earlier version to return to' },
  'module.token_for_other': { status: 403, message: 'This publish token is for another module' },
  'publish_token.not_found': { status: 404, message: 'This token has already been revoked' },
  'publish_token.name_taken': { status: 409, message: 'Another token has this name. Please choose a different one.' },
  'publish_token.too_many': { status: 409, message: 'There are too many tokens. Revoke some before making more.' },
} as const satisfies Record<string, { status: number; message: string }>
