// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Anyone can sign it, and nobody can change or remove an entry.
contract Guestbook {
    struct Entry {
        address signer;
        uint64 signedAt; // seconds since 1970
        string text;
    }

    /// The longest text in bytes. A letter with an accent takes two, an emoji four or more.
    uint256 public constant MAX_BYTES = 140;

    Entry[] private entries;

    event Signed(uint256 indexed number, address indexed signer, string text);

    error WrongLength(uint256 found, uint256 allowed);

    function sign(string calldata text) external returns (uint256 number) {
        uint256 length = bytes(text).length;
        if (length == 0 || length > MAX_BYTES) revert WrongLength(length, MAX_BYTES);
        entries.push(Entry(msg.sender, uint64(block.timestamp), text));
        number = entries.length;
        emit Signed(number, msg.sender, text);
    }

    function count() external view returns (uint256) {
        return entries.length;
    }

    /// The newest entries, the newest first.
    function latest(uint256 limit) external view returns (Entry[] memory page) {
        uint256 total = entries.length;
        page = new Entry[](limit < total ? limit : total);
        for (uint256 i = 0; i < page.length; i++) page[i] = entries[total - 1 - i];
    }
}
