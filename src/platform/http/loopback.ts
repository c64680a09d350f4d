/** Recognises addresses and host names of this machine. */

/** IPv4 addresses on a dual-stack socket have the prefix. */
const address = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

const host = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export const isLoopbackAddress = (text: string): boolean => address.test(text);

/** Whether a `Host` header names this machine. Other names are not accepted: DNS could resolve them to 127.0.0.1 (DNS rebinding). */
export const isLoopbackHost = (text: string): boolean => host.test(text);
