const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is written as a uuid (RFC 9562), of whatever version. */
export const isUuid = (text: string): boolean => uuid.test(text);
