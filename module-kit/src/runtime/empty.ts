// The bundler wants an entry; a module has none of its own: it is entered through its container.
export {}
