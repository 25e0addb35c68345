declare module '*.po?part=site' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=admin' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=account' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=options' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?part=delivery' {
  export const messages: import('@lingui/core').Messages
}
