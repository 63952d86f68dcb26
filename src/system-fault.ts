/** Why the system would not, in words. Its own words are codes, and name paths that are nobody's business. */

/** What the system calls the fault, as in `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Each goes on after "It cannot be read:" or the like. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EAGAIN: 'it is in use',
  EBADF: 'it is closed',
  EBUSY: 'it is in use',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'something of that name is there already',
  EFBIG: 'it is too large for the disk',
  EINVAL: 'the disk does not take it',
  EIO: 'the disk is faulty',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links go round in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENODEV: 'the device is not there',
  ENOENT: 'it does not exist',
  ENOMEM: 'there is not enough memory',
  ENOSPC: 'no space is left on the disk',
  ENOTDIR: 'what should be a folder in its path is none',
  ENOTSUP: 'the disk does not take it',
  ENXIO: 'the device is not there',
  EPERM: 'permission denied',
  EPIPE: 'the other end is closed',
  EROFS: 'the disk is read-only',
  ESTALE: 'the disk is not there any more',
  ETIMEDOUT: 'the disk does not answer',
  ETXTBSY: 'it is in use',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_INVALID_ARG_VALUE: 'no file can have such a name',
  ERR_STRING_TOO_LONG: 'it is too large',
};

/** What is written need not be there, but the folder for it must. */
const reasonsNotToWrite: Readonly<Record<string, string>> = {
  ...reasons,
  ENOENT: 'its folder does not exist and cannot be made',
};

function inWords(error: unknown, known: Readonly<Record<string, string>>): string {
  const code = codeOf(error);
  if (code !== undefined) return known[code] ?? `the system says ${code}`;
  return error instanceof Error ? error.message : String(error);
}

/** Why something cannot be read or looked at. */
export const reason = (error: unknown): string => inWords(error, reasons);

/** Why something cannot be written. */
export const reasonNotWritten = (error: unknown): string => inWords(error, reasonsNotToWrite);
