/** A mistake in a template, or in what a template was given; its message names the file and needs no stack. */
export class TemplateError extends Error {}
